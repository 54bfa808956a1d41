/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import classes from './message.module.css';

/** A page that has nothing to play: why, and the way on. */
export const Message = ({ title, text, children }: { title: string; text?: string; children?: ComponentChildren }) => (
  <main class={classes.page}>
    <div role="alert">
      <h1 class={classes.title}>{title}</h1>
      {text && <p class={classes.text}>{text}</p>}
      {children}
    </div>
  </main>
);
