/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import classes from './dialog.module.css';
import { Icon } from './icon.tsx';
import { t } from './texts.ts';

/** A dialog over the stage; Escape and a press beside it close it. */
export const Dialog = ({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for keys what a press beside it does.
    <dialog
      ref={dialog}
      class={classes.dialog}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div class={classes.inside}>
        <header class={classes.head}>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class={classes.icon} aria-label={t('close')} onClick={() => dialog.current?.close()}>
            <Icon name="cross" />
          </button>
        </header>
        <div class={classes.body}>{children}</div>
      </div>
    </dialog>
  );
};
