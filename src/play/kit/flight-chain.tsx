/** @jsxImportSource preact */
import type { Sky } from '../../../machines/game/sky.ts';
import { figure } from './amount.ts';
import { Dialog } from './dialog.tsx';
import classes from './rules.module.css';
import { t } from './texts.ts';

/** Digits of a flight's number that are its place in the chain of the day. */
const places = 10_000;

/** Where the numbers of shared flights come from: a chain whose end and salt were fixed before the first of them. */
export const FlightChain = ({ sky, onClose }: { sky: Sky | null; onClose: () => void }) => (
  <Dialog title={t('console.fairness')} onClose={onClose}>
    <p class={classes.rule}>{t('crash.chain.how')}</p>
    {sky && (
      <>
        <p class={classes.seed}>
          <span>{t('crash.chain.end')}</span>
          <code>{sky.chain.end}</code>
        </p>
        <p class={classes.seed}>
          <span>{t('crash.chain.salt')}</span>
          <code>{sky.chain.salt}</code>
        </p>
        <p class={classes.seed}>
          <span>{t('crash.chain.place')}</span>
          <span>
            {t('crash.chain.placeOf', { place: figure(sky.flight % places), flights: figure(sky.chain.flights) })}
          </span>
        </p>
      </>
    )}
    <p class={classes.rule}>{t('crash.chain.check')}</p>
  </Dialog>
);
