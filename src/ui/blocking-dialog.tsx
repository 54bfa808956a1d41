import { type ReactNode, useId } from 'react';
import css from './blocking-dialog.module.css';
import { useModal } from './use-modal.ts';

interface BlockingDialogProps {
  icon: ReactNode;
  title: string;
  text: string;
}

/** Stands over everything until what caused it is over; the visitor cannot close it. */
export const BlockingDialog = ({ icon, title, text }: BlockingDialogProps) => {
  const id = useId();
  const open = useModal();
  return (
    <dialog
      ref={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={css.dialog}
      // Not asked whether it may close: asked twice in a row, a browser closes it all the same.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => open(event.currentTarget)}
    >
      <div className={css.icon}>{icon}</div>
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={css.text}>
        {text}
      </p>
    </dialog>
  );
};
