import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './Button.tsx';

/** A dialog over the page; load it with what it shows. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}) {
  const { title, onClose, opener, children } = props;
  const t = useTranslations('app');
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className="dialog"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <header>
            <Radix.Title className="display">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button kind="quiet" square aria-label={t('close')}>
                <X className="ico" aria-hidden="true" />
              </Button>
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
