import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from './dialog.tsx';
import css from './paper.module.css';

interface PaperProps {
  operator: string | undefined;
  title: string;
  /** The complete number of the ticket, small. */
  id: string;
  names: { print: string; close: string };
  onClose(): void;
  children: ReactNode;
}

/** A slip of paper, black on white; printed, it is all that the page holds. */
export const Paper = ({ operator, title, id, names, onClose, children }: PaperProps) =>
  createPortal(
    <Dialog look="own" className={css.dialog} aria-labelledby="paper-title" data-paper onClose={onClose}>
      <article className={css.paper}>
        <header className={css.head}>
          <p className={css.operator}>{operator}</p>
          <h2 id="paper-title" className={css.title}>
            {title}
          </h2>
          <p className={css.id}>{id}</p>
        </header>
        {children}
      </article>
      <div className={css.actions}>
        <button type="button" className={css.first} onClick={() => window.print()}>
          {names.print}
        </button>
        <button type="button" className={css.second} onClick={onClose}>
          {names.close}
        </button>
      </div>
    </Dialog>,
    document.body,
  );
