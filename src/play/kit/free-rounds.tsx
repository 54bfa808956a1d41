/** @jsxImportSource preact */
import { amount } from './amount.ts';
import classes from './free-rounds.module.css';
import type { Play } from './game.ts';
import { t } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

/** How many free rounds are left and what they won; when all were played, what they won in all. */
export const FreeRounds = ({ play }: { play: Play }) => {
  const free = useSnapshot(play, ({ context }) => context.free);
  const currency = useSnapshot(play, ({ context }) => context.game?.currency ?? '');
  const shown = useSnapshot(play, ({ context }) => context.shown);
  const out = useSnapshot(play, ({ context }) => context.placed?.free !== null && context.placed?.free !== undefined);
  if (free === null || shown !== null) return null;
  const money = (minor: number) => `${amount(minor)} ${currency}`;
  const { left, given, stake, won } = free;
  return (
    <p class={classes.free} data-free={left}>
      <strong>
        {left > 0 || out ? t('free.left', { left, given, stake: money(stake) }) : t('free.played', { given })}
      </strong>
      <span>{t('free.won', { won: money(won) })}</span>
    </p>
  );
};
