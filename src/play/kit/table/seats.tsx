/** @jsxImportSource preact */
import { amount } from '../amount.ts';
import type { GameProps } from '../game.ts';
import { t } from '../texts.ts';
import { useSnapshot } from '../use-snapshot.ts';
import { otherSeats, placedChips } from './own-chips.ts';
import classes from './table.module.css';

const shown = 6;

/** Who bet money on this round: true players, without their names; the player himself first. */
export const Seats = ({ play }: GameProps) => {
  const context = useSnapshot(play, ({ context: now }) => now);
  const { table, game, shown: replayed } = context;
  if (!table || replayed) return null;
  const own = placedChips(context);
  const others = otherSeats(context);
  const count = Math.max(table.players, others.length) + (own && game?.demo ? 1 : 0);
  const listed = others.slice(0, shown - (own ? 1 : 0));
  const more = count - listed.length - (own ? 1 : 0);
  return (
    <section class={classes.seats} aria-label={t('table.seats')}>
      <p>
        <strong>{t('table.seats')}</strong> <span data-players={count}>{t('table.players', { count })}</span>
      </p>
      {count > 0 && (
        <ul>
          {own && (
            <li data-own="true">
              <span>{t('table.you')}</span>
              <span>{amount(own.reduce((sum, { stake }) => sum + stake, 0))}</span>
            </li>
          )}
          {listed.map(({ id, stake, currency }) => (
            <li key={id}>
              <span>{t('table.player')}</span>
              <span>
                {amount(stake)}
                {currency !== game?.currency && ` ${currency}`}
              </span>
            </li>
          ))}
          {more > 0 && <li>{t('table.more', { count: more })}</li>}
        </ul>
      )}
    </section>
  );
};
