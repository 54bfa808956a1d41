/** @jsxImportSource preact */
import type { GamePlay } from '../../../machines/game/game-play.ts';
import { figure } from './amount.ts';
import { Dialog } from './dialog.tsx';
import classes from './rules.module.css';
import { t } from './texts.ts';

/** Digits of a shared round's number that are its place in the chain of the day. */
const places = 10_000;

/** Where the numbers of shared rounds come from: a chain whose end and salt were fixed before the first of them. */
export const SharedChain = ({ sky, table, onClose }: Pick<GamePlay, 'sky' | 'table'> & { onClose: () => void }) => {
  const chain = sky?.chain ?? table?.chain;
  const kind = sky === undefined ? 'table' : 'crash';
  return (
    <Dialog title={t('console.fairness')} onClose={onClose}>
      <p class={classes.rule}>{t(`${kind}.chain.how`)}</p>
      {chain && (
        <>
          <p class={classes.seed}>
            <span>{t('chain.end')}</span>
            <code>{chain.end}</code>
          </p>
          <p class={classes.seed}>
            <span>{t('chain.salt')}</span>
            <code>{chain.salt}</code>
          </p>
          <p class={classes.seed}>
            <span>{t(`${kind}.chain.place`)}</span>
            <span>
              {t(`${kind}.chain.placeOf`, {
                place: figure((sky?.flight ?? table?.round ?? 0) % places),
                rounds: figure(chain.rounds),
              })}
            </span>
          </p>
        </>
      )}
      <p class={classes.rule}>{t(`${kind}.chain.check`)}</p>
    </Dialog>
  );
};
