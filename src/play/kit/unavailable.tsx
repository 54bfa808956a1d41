/** @jsxImportSource preact */
import type { Records } from './records.ts';
import classes from './rules.module.css';
import { t } from './texts.ts';

/** No answer came about last rounds or seeds; they are asked for again by a press. */
export const Unavailable = ({ records }: { records: Records }) => (
  <p class={classes.rule} role="alert">
    {t('unavailable')}{' '}
    <button type="button" class={classes.button} onClick={() => records.send({ type: 'records.retried' })}>
      {t('again')}
    </button>
  </p>
);
