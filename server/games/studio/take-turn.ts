import { isDeepStrictEqual } from 'node:util';
import type { output } from 'zod/mini';
import type { RoundAnswer, studioTurn } from '../../../contract/games/studio.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import { multiplierAt } from '../../../domain/games/crash/crash-curve.ts';
import { busy, RefusedCall } from '../../calls/refusal.ts';
import type { Database } from '../../database/client.ts';
import { retried } from '../../database/retry.ts';
import { createExtraBet } from './extra-bet.ts';
import type { RoundCourse } from './round-course.ts';
import { roundOf, type StudioRound } from './rounds-repository.ts';
import { lockSeeds } from './seeds-repository.ts';
import { type StudioSession, sessionOf, setCredit } from './sessions-repository.ts';
import type { ShowRound } from './show-round.ts';
import type { StudioNeeds } from './studio-needs.ts';
import type { WalletDuties } from './wallet-duties.ts';

type Asked = output<typeof studioTurn.body>;

interface Taken {
  round: StudioRound;
  /** The turn stakes more: the wallet is asked when it is written down. */
  asks?: boolean;
  notTaken?: StudioRound['refusal'];
}

const differs = () => new RefusedCall(409, 'turnDiffers');

/** Takes a player's turns in rounds that are open. */
export const createTakeTurn = (needs: StudioNeeds, show: ShowRound, course: RoundCourse, duties: WalletDuties) => {
  const { database } = needs;
  const extra = createExtraBet(needs, course, duties);

  const inTurns = async (
    within: Database,
    session: StudioSession,
    round: StudioRound,
    { nth, turn }: Pick<Asked, 'nth' | 'turn'>,
    at: number,
  ) => {
    const { turns } = round;
    if (nth < turns.length && isDeepStrictEqual(turns[nth], turn)) return { round };
    if (nth !== turns.length || round.state !== 'open') throw differs();
    if (round.extra) throw busy();
    const [now, next] = [await course.turnRound(within, round), await course.roundWith(within, round, [turn])];
    if (!next) throw differs();
    const more = now.stakeOf(turn);
    if (more === 0) return { round: await extra.take(within, round, { turn, more: 0n, balance: null }, at) };
    // The wallet would refuse: a free round has one stake.
    if (round.freeRounds !== null) return { round, notTaken: { key: 'freeRoundOneStake' } };
    const { credit } = await sessionOf(within, round.session);
    if (credit === null)
      return { round: await extra.note(within, round, { turn, stake: more, session: session.id }, at), asks: true };
    const left = credit - BigInt(more);
    if (left < 0n) return { round, notTaken: { key: 'insufficientFunds' } };
    await setCredit(within, round.session, left);
    return { round: await extra.take(within, round, { turn, more: BigInt(more), balance: left }, at) };
  };

  /** Counts by the time at which it arrived, however long it waited since. */
  const inFlight = async (within: Database, round: StudioRound, nth: number, turn: GameTurn, at: number) => {
    if (nth !== 0 || turn.type !== 'cashOut') throw differs();
    if (round.cashedOutAt !== null) return round;
    const { closes, ends } = course.flightOf(round);
    if (round.state !== 'open' || at >= ends) throw new RefusedCall(409, 'tooLate');
    const multiplier = multiplierAt(at - closes);
    if (multiplier <= 100) throw new RefusedCall(409, 'tooSoon');
    return course.leaveFlight(within, round, multiplier, at);
  };

  const take = async (within: Database, session: StudioSession, asked: Asked, at: number): Promise<Taken> => {
    const { round_id, nth, turn } = asked;
    await lockSeeds(within, session);
    const round = await roundOf(within, session.player, round_id);
    if (!round || round.gameCode !== session.gameCode) throw new RefusedCall(404, 'roundUnknown');
    if (round.state === 'betting') throw busy();
    if (round.bet.engine === 'crash') return { round: await inFlight(within, round, nth, turn, at) };
    return inTurns(within, session, round, asked, at);
  };

  return async (session: StudioSession, asked: Asked, at: number): Promise<RoundAnswer> => {
    const { asks = false, ...noted } = await retried(() =>
      database.transaction((within) => take(within, session, asked, at)),
    );
    const { round, notTaken } = asks ? await extra.ask(noted.round) : noted;
    const isOwed = round.duty === 'pay' && round.tries === 0;
    const isFlying = round.state === 'open' && round.bet.engine === 'crash';
    const paid = isOwed ? await duties.fulfil(round, isFlying ? course.sharedMoment(round) : null) : round;
    return show.answer(database, paid, notTaken);
  };
};
