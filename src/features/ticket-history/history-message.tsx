import type { ReactNode } from 'react';
import styles from './history-message.module.css';

interface HistoryMessageProps {
  title: string;
  text: string;
  /** The next step. */
  children: ReactNode;
}

/** What stands in place of the tickets: why there are none, and what to do next. */
export const HistoryMessage = ({ title, text, children }: HistoryMessageProps) => (
  <section className={styles.message}>
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </section>
);
