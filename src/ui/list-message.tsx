import type { ReactNode } from 'react';
import styles from './list-message.module.css';

interface ListMessageProps {
  title: string;
  text: string;
  /** The next step. */
  children: ReactNode;
}

/** What is shown in place of a list: why there is nothing in it, and what to do next. */
export const ListMessage = ({ title, text, children }: ListMessageProps) => (
  <section className={styles.message}>
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </section>
);
