import type { ReactNode } from 'react';
import css from './auth-form.module.css';

interface FormHeadProps {
  id: string;
  title: string;
  children?: ReactNode;
}

export const FormHead = ({ id, title, children }: FormHeadProps) => (
  <div className={css.head}>
    <h1 id={id} className={css.title}>
      {title}
    </h1>
    {children && <p className={css.lead}>{children}</p>}
  </div>
);
