import { useEffect } from 'preact/hooks';
import { withStake } from './bets.ts';
import type { Play } from './game.ts';
import { isIdle, phaseOf } from './phase.ts';

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, input, a, dialog, select, [role="grid"]') !== null;

/** Places the current bet; the machine decides whether it can be placed. */
export const playRound = (play: Play): void => play.send({ type: 'round.asked', roundId: crypto.randomUUID() });

const step = (play: Play, by: number): void => {
  const { context } = play.getSnapshot();
  const { bet, game } = context;
  if (!bet || 'chips' in bet || !game) return;
  const next =
    game.chips[
      Math.max(
        0,
        game.chips.findIndex((chip) => chip >= bet.stake),
      ) + by
    ];
  if (next !== undefined) play.send({ type: 'bet.changed', bet: withStake(bet, next) });
};

/** Space plays, arrows change the stake, wherever no control has the keyboard. */
export const useKeys = (play: Play): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isTaken(event.target) || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (!isIdle(phaseOf(play.getSnapshot()))) return;
      if (event.key === ' ') playRound(play);
      else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') step(play, 1);
      else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') step(play, -1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [play]);
};
