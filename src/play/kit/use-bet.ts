import type { GameBet } from '../../../contract/games/game.ts';
import type { Play } from './game.ts';
import { isIdle, phaseOf } from './phase.ts';
import { useSnapshot } from './use-snapshot.ts';

/** The current bet of a game's own kind, and how it is changed; `free` while it may be. */
export const useBet = <Engine extends GameBet['engine']>(play: Play, engine: Engine) => {
  const bet = useSnapshot(play, ({ context }) => context.bet);
  const free = useSnapshot(play, (snapshot) => isIdle(phaseOf(snapshot)));
  const own = bet !== null && isOf(bet, engine) ? bet : null;
  const change = (changed: Partial<Extract<GameBet, { engine: Engine }>>) => {
    if (own) play.send({ type: 'bet.changed', bet: { ...own, ...changed } });
  };
  return { bet: own, free, change };
};

const isOf = <Engine extends GameBet['engine']>(
  bet: GameBet,
  engine: Engine,
): bet is Extract<GameBet, { engine: Engine }> => bet.engine === engine;
