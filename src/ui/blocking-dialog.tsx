import type { ReactNode } from 'react';
import css from './blocking-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface BlockingDialogProps {
  icon: ReactNode;
  title: string;
  text: string;
}

/** Stands over everything until what caused it is over; the visitor cannot close it. */
export const BlockingDialog = ({ icon, title, text }: BlockingDialogProps) => (
  <Dialog
    role="alertdialog"
    look="news"
    closes="none"
    title={
      <>
        <span className={css.icon}>{icon}</span>
        {title}
      </>
    }
    text={text}
  />
);
