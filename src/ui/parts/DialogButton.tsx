import { type ComponentType, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { Button } from './Button.tsx';

/** What a dialog is given: how it goes, and who gets the focus back. */
export interface DialogProps {
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLElement | null>;
}

/** A button with an icon alone that opens a dialog; the dialog is loaded with the first use. */
export function DialogButton(props: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string;
  /** Comes from `lazy`. */
  readonly dialog: ComponentType<DialogProps>;
}) {
  const { label, icon, className = '', dialog: Shown } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        kind="quiet"
        square
        className={className}
        aria-label={label}
        ref={button}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {icon}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Shown
            opener={button}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
