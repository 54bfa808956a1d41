import { isDeepStrictEqual } from 'node:util';
import type { output } from 'zod/mini';
import type { MinesTurn } from '../../../contract/games/mines.ts';
import type { RoundAnswer, studioTurn } from '../../../contract/games/studio.ts';
import { multiplierAt } from '../../../domain/games/crash/crash-curve.ts';
import { seededNumbers } from '../../../domain/games/fairness/seeded-numbers.ts';
import { minesBoard } from '../../../domain/games/mines/mines.ts';
import { startMines, takeTurn } from '../../../domain/games/mines/mines-round.ts';
import { busy, RefusedCall } from '../../calls/refusal.ts';
import type { Database } from '../../database/client.ts';
import { retried } from '../../database/retry.ts';
import type { RoundCourse } from './round-course.ts';
import { changeRound, roundOf, type StudioRound } from './rounds-repository.ts';
import { lockSeeds } from './seeds-repository.ts';
import type { StudioSession } from './sessions-repository.ts';
import { knownTitle, revealedOf, type ShowRound } from './show-round.ts';
import type { StudioNeeds } from './studio-needs.ts';
import type { WalletDuties } from './wallet-duties.ts';

type Asked = output<typeof studioTurn.body>;

const differs = () => new RefusedCall(409, 'turnDiffers');

/** Takes a player's turns in rounds that are open. */
export const createTakeTurn = (
  { database }: StudioNeeds,
  show: ShowRound,
  course: RoundCourse,
  duties: WalletDuties,
) => {
  const inMines = async (within: Database, round: StudioRound, nth: number, turn: MinesTurn, at: number) => {
    const title = knownTitle(round.gameCode);
    const { bet, turns } = round;
    if (title.engine !== 'mines' || bet.engine !== 'mines') throw differs();
    if (nth < turns.length && isDeepStrictEqual(turns[nth], turn)) return round;
    if (nth !== turns.length || round.state !== 'open') throw differs();
    const board = minesBoard(title.config, bet, seededNumbers(await show.chance(within, round)));
    const step = takeTurn(title.config, board, { ...startMines(bet), revealed: revealedOf(round) }, turn);
    if (!step.taken) throw differs();
    const taken = await changeRound(within, round, { turns: [...turns, turn] });
    if (!taken) throw differs();
    return step.round.end === null ? taken : course.end(within, taken, at);
  };

  /** Counts by the time at which it arrived, however long it waited since. */
  const inFlight = async (within: Database, round: StudioRound, nth: number, turn: MinesTurn, at: number) => {
    if (nth !== 0 || turn.type !== 'cashOut') throw differs();
    if (round.cashedOutAt !== null) return round;
    const { takesOff, ends } = course.flightOf(round);
    if (round.state !== 'open' || at >= ends) throw new RefusedCall(409, 'tooLate');
    const multiplier = multiplierAt(at - takesOff);
    if (multiplier <= 100) throw new RefusedCall(409, 'tooSoon');
    return course.leaveFlight(within, round, multiplier, at);
  };

  const take = async (within: Database, session: StudioSession, { round_id, nth, turn }: Asked, at: number) => {
    await lockSeeds(within, session);
    const round = await roundOf(within, session.player, round_id);
    if (!round || round.gameCode !== session.gameCode) throw new RefusedCall(404, 'roundUnknown');
    if (round.state === 'betting') throw busy();
    return round.bet.engine === 'crash'
      ? inFlight(within, round, nth, turn, at)
      : inMines(within, round, nth, turn, at);
  };

  return async (session: StudioSession, asked: Asked, at: number): Promise<RoundAnswer> => {
    const taken = await retried(() => database.transaction((within) => take(within, session, asked, at)));
    const isOwed = taken.duty === 'pay' && taken.tries === 0;
    const paid = isOwed
      ? await duties.fulfil(taken, taken.state === 'open' ? course.flightMoment(taken) : null)
      : taken;
    return show.answer(database, paid);
  };
};
