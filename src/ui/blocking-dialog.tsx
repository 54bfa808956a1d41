import type { ReactNode } from 'react';
import css from './blocking-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface BlockingDialogProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** What can be done meanwhile. */
  children?: ReactNode;
}

/** Covers everything until its cause is over; the visitor cannot close it. */
export const BlockingDialog = ({ icon, title, text, children }: BlockingDialogProps) => (
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
  >
    {children}
  </Dialog>
);
