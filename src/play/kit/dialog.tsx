/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import classes from './dialog.module.css';
import { Icon } from './icon.tsx';
import { t } from './texts.ts';

/** A dialog over the stage; Escape and a press outside it close it. */
export const Dialog = ({
  title,
  waits = false,
  onClose,
  children,
}: {
  title: string;
  /** Whether an answer is waited for. */
  waits?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Its own event comes with the next picture of the frame, which a browser that shows none may leave out.
  const leave = () => {
    dialog.current?.close();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for keys what a press outside it does.
    <dialog
      ref={dialog}
      class={classes.dialog}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && leave()}
    >
      <div class={classes.inside}>
        <header class={classes.head}>
          <h2 id="dialog-title">{title}</h2>
          <span class={classes.wait} role="status">
            {waits && <span>{t('wait')}</span>}
          </span>
          <button type="button" class={classes.icon} aria-label={t('close')} onClick={leave}>
            <Icon name="cross" />
          </button>
        </header>
        <div class={classes.body}>{children}</div>
      </div>
    </dialog>
  );
};
