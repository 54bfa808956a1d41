/** @jsxImportSource preact */

import { fraction } from '../../../../domain/games/fraction.ts';
import { payOf } from '../../../../domain/games/pay.ts';
import type { Sky } from '../../../../machines/game/sky.ts';
import { amount, times } from '../../kit/amount.ts';
import type { GameProps } from '../../kit/game.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './crash.module.css';
import { type Seat, seatsOf } from './seats.ts';

const Row = ({ seat, phase, currency }: { seat: Seat; phase: Sky['phase']; currency: string }) => {
  const { stake, cashedOutAt, own } = seat;
  const stands = phase === 'ended' ? '0.00' : t(phase === 'flying' ? 'crash.flying' : 'crash.in');
  return (
    <tr data-own={own}>
      <th scope="row">
        {own && <span>{t('crash.you')}</span>} {amount(stake)}
        {seat.currency !== currency && ` ${seat.currency}`}
      </th>
      <td>{cashedOutAt === null ? '–' : times(cashedOutAt)}</td>
      <td data-out={cashedOutAt !== null}>
        {cashedOutAt === null ? stands : amount(payOf(stake, fraction(cashedOutAt, 100)))}
      </td>
    </tr>
  );
};

/** Who is in this flight: true players, without their names; the player himself first. */
export const Players = ({ play }: GameProps) => {
  const phase = useSnapshot(play, ({ context }) => context.sky?.phase ?? null);
  const told = useSnapshot(play, ({ context }) => context.sky?.players ?? null);
  const answer = useSnapshot(play, ({ context }) => context.answer);
  const currency = useSnapshot(play, ({ context }) => context.game?.currency ?? '');
  const shown = useSnapshot(play, ({ context }) => context.shown);
  if (!phase || !told || shown) return null;
  const seats = seatsOf(play.getSnapshot().context);
  const flying = seats.filter(({ cashedOutAt }) => cashedOutAt === null).length;
  return (
    <section
      class={classes.players}
      aria-label={t('crash.players', { count: seats.length })}
      data-answer={answer?.at}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls, also by the keyboard.
      tabIndex={0}
    >
      <p class={classes.playersHead}>
        <strong>{t('crash.players', { count: seats.length })}</strong>
        {phase === 'flying' && seats.length > 0 && <span>{t('crash.stillFlying', { count: flying })}</span>}
      </p>
      {seats.length > 0 && (
        <table class={classes.seats}>
          <thead class="unseen">
            <tr>
              <th scope="col">{t('console.stake')}</th>
              <th scope="col">{t('crash.leftColumn')}</th>
              <th scope="col">{t('records.return')}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <Row key={seat.id} seat={seat} phase={phase} currency={currency} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
