/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Title } from '../../../domain/games/titles/title.ts';
import { isFree, reasonNotToPlay } from '../../../machines/game/game-play.ts';
import { amount } from './amount.ts';
import { withStake } from './bets.ts';
import classes from './console.module.css';
import type { Play } from './game.ts';
import { isIdle, phaseOf } from './phase.ts';
import { readStake } from './read-stake.ts';
import { useSnapshot } from './use-snapshot.ts';

/** The stake as a sum to be typed; chips and arrows set the same one. */
export const StakeField = ({
  play,
  title,
  label,
  shown,
}: {
  play: Play;
  title: Title;
  label: string;
  shown: number;
}) => {
  const free = useSnapshot(play, (snapshot) => isIdle(phaseOf(snapshot)) && !isFree(snapshot.context));
  const bet = useSnapshot(play, ({ context }) => context.bet);
  const reason = useSnapshot(play, ({ context }) => reasonNotToPlay(context));
  const step = useSnapshot(play, ({ context }) => title.stakes[context.game?.currency_id ?? 0]?.step ?? 1);
  // The console is drawn again when credit arrives: what is being typed meanwhile stays.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label class={classes.sum}>
      <span>{label}</span>
      <input
        class={classes.stake}
        inputMode="decimal"
        autocomplete="off"
        disabled={!free || bet === null}
        value={typed ?? amount(shown)}
        aria-invalid={free && reason !== null && reason !== 'noBet'}
        aria-describedby="act-note"
        data-stake
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget }) => {
          const stake = readStake(currentTarget.value, step) ?? shown;
          setTyped(null);
          if (bet && stake !== shown) play.send({ type: 'bet.changed', bet: withStake(bet, stake) });
        }}
      />
    </label>
  );
};
