import '../styles/dialog.css';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from './Button.tsx';

/**
 * A dialog over the page; load it with what it shows. The browser's own: it keeps the focus inside and the page beneath still,
 * and needs no style written into the page, which the Content-Security-Policy forbids.
 */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  /** For a place of its own on the screen. */
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { title, onClose, opener, className = '', children } = props;
  const t = useTranslations('app');
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    const openedBy = opener.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      openedBy?.focus();
    };
  }, [opener]);
  return createPortal(
    <dialog className={`modal ${className}`} aria-labelledby={titleId} ref={element} onClose={onClose} closedby="any">
      <div className={`dialog ${className}`}>
        <header>
          <h2 id={titleId} className="display">
            {title}
          </h2>
          <Button kind="quiet" square aria-label={t('close')} onClick={onClose}>
            <X className="ico" aria-hidden="true" />
          </Button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
