/** @jsxImportSource preact */

import { isFree } from '../../../machines/game/game-play.ts';
import { amount } from './amount.ts';
import { withStake } from './bets.ts';
import { Chip } from './chip.tsx';
import classes from './console.module.css';
import type { Play } from './game.ts';
import { isIdle, phaseOf } from './phase.ts';
import { t } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

/** A row of chips of which one is chosen; arrows go through them. */
export const ChipRow = ({
  values,
  chosen,
  disabled,
  onChoose,
}: {
  values: readonly number[];
  chosen: number;
  disabled: boolean;
  onChoose: (value: number) => void;
}) => (
  <fieldset class={classes.chips} disabled={disabled}>
    <legend class="unseen">{t('console.chips')}</legend>
    {values.map((value) => (
      <label key={value} class={classes.chip}>
        <input type="radio" name="chip" class="unseen" checked={value === chosen} onChange={() => onChoose(value)} />
        <Chip value={value} />
        <span class="unseen">{amount(value)}</span>
      </label>
    ))}
  </fieldset>
);

/** The stake by one chip. */
export const Chips = ({ play }: { play: Play }) => {
  const phase = useSnapshot(play, phaseOf);
  const bet = useSnapshot(play, ({ context }) => context.bet);
  const opened = useSnapshot(play, ({ context }) => context.game);
  const free = useSnapshot(play, ({ context }) => isFree(context));
  const stake = bet === null || 'chips' in bet ? 0 : bet.stake;
  return (
    <ChipRow
      values={opened?.chips.filter((chip) => chip >= opened.limits.min && chip <= opened.limits.max) ?? []}
      chosen={stake}
      disabled={!isIdle(phase) || free}
      onChoose={(value) => bet && play.send({ type: 'bet.changed', bet: withStake(bet, value) })}
    />
  );
};
