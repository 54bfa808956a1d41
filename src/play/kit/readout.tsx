/** @jsxImportSource preact */
import { amount } from './amount.ts';
import type { Game, Play } from './game.ts';
import { isIdle, phaseOf } from './phase.ts';
import classes from './readout.module.css';
import { t } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

/** The result in words, shown until the next stake; the live region of the game. */
export const Readout = ({ game, play }: { game: Game; play: Play }) => {
  const phase = useSnapshot(play, phaseOf);
  const replayed = useSnapshot(play, ({ context }) => context.shown);
  const answer = useSnapshot(play, ({ context }) => context.answer);
  const currency = useSnapshot(play, ({ context }) => context.shown?.currency ?? context.game?.currency ?? '');
  const stands = isIdle(phase) || ['resting', 'paused', 'replayed'].includes(phase);
  const outcome = stands ? (replayed?.outcome ?? answer?.outcome ?? null) : null;
  const told = outcome && game.tell(outcome);
  const won = stands && !replayed ? (answer?.jackpots ?? []) : [];
  const tone = told === null || told.win === null || told.win <= told.stake ? classes.plain : classes.won;
  return (
    <p class={classes.readout} role="status" aria-live="polite">
      {won.map(({ pot, amount: sum }) => (
        <span key={pot} class={`${classes.pot} ${classes.won}`} data-won={pot}>
          {t(`pots.won.${pot}`)}: <strong>{amount(sum)}</strong> <small>{currency}</small>
        </span>
      ))}
      {told && (
        <>
          {told.parts.map((part) => (
            <span key={part} class={classes.part}>
              {part}
            </span>
          ))}
          {told.win !== null && (
            <span class={tone}>
              <strong>{amount(told.win)}</strong> <small>{currency}</small>
              <span class="unseen"> {told.win > told.stake ? t('told.won') : t('told.returned')}</span>
            </span>
          )}
        </>
      )}
    </p>
  );
};
