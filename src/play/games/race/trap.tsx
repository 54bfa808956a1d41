/** @jsxImportSource preact */
import classes from './race.module.css';

/** The number of a trap in its colours. */
export const Trap = ({ trap }: { trap: number }) => (
  <span class={classes.trap} data-trap={trap}>
    <b>{trap}</b>
  </span>
);
