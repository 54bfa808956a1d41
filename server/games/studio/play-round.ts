import type { output } from 'zod/mini';
import type { GameBet } from '../../../contract/games/game.ts';
import type { RoundAnswer, studioRound } from '../../../contract/games/studio.ts';
import { stakeOf } from '../../../domain/games/stake-of.ts';
import { isBetOn } from '../../../domain/games/table/table-result.ts';
import { refuseBet } from '../../../domain/games/titles/play-title.ts';
import { isShared, type Title } from '../../../domain/games/titles/title.ts';
import { toMajor } from '../../../domain/money/money.ts';
import { RefusedCall } from '../../calls/refusal.ts';
import { requestHash } from '../../calls/request-hash.ts';
import type { Database } from '../../database/client.ts';
import { retried } from '../../database/retry.ts';
import type { ForcedRounds } from './forced-rounds.ts';
import type { RoundCourse } from './round-course.ts';
import * as rounds from './rounds-repository.ts';
import { lockSeeds, type StoredSeeds, setNonce } from './seeds-repository.ts';
import { type StudioSession, setCredit } from './sessions-repository.ts';
import { knownTitle, type ShowRound } from './show-round.ts';
import { lease, type StudioNeeds } from './studio-needs.ts';
import type { WalletDuties } from './wallet-duties.ts';

type Asked = output<typeof studioRound.body>;

/** From the start of a round to that of the next, in milliseconds (games 2); turns and shared rounds have a pace of their own. */
const pace: Partial<Record<GameBet['engine'], number>> = {
  fruit: 2_500,
  slot: 2_500,
  roulette: 5_000,
  plinko: 5_000,
  dice: 5_000,
  keno: 5_000,
};

/** The limits of a title in a session: its own, and the wallet's within them. */
export const limitsOf = (title: Title, { currencyId, least, most }: StudioSession) => {
  const own = title.stakes[currencyId];
  if (!own) throw new Error(`${title.code} is not played in ${currencyId}`);
  return { ...own, min: Math.max(own.min, Number(least)), max: Math.min(own.max, Number(most)) };
};

const requirePossible = (title: Title, bet: GameBet, session: StudioSession): void => {
  const { min, max, step } = limitsOf(title, session);
  const refused = refuseBet(title, bet, { min, max, step });
  if (!refused) return;
  const values = (limit: number) => ({ limit: toMajor(BigInt(limit)), currency: session.currency });
  if (refused.reason === 'stakeTooSmall') throw new RefusedCall(400, 'stakeTooLow', undefined, {}, values(min));
  if (refused.reason === 'stakeTooLarge') throw new RefusedCall(400, 'stakeTooHigh', undefined, {}, values(max));
  throw new RefusedCall(400, 'betImpossible', { bet: 'betImpossible' });
};

/** Whose chance the round takes: the next number of the player's own seeds, or the place of a shared round. */
interface Chance {
  seeds: string | null;
  nonce: number;
  sharedRound: number | null;
}

/** Plays rounds: each is stored before the wallet is called, and played when the wallet has taken its bet. */
export const createPlayRound = (
  needs: StudioNeeds,
  show: ShowRound,
  course: RoundCourse,
  duties: WalletDuties,
  forced: ForcedRounds | null,
) => {
  const { database, clock, secret, wallet, tables } = needs;

  /** What counts is when the bet arrived, however long the wallet takes. */
  const sharedChance = (session: StudioSession, { bet, shared_round: asked }: Asked, at: number): Chance => {
    const { round, closes, seeds } = tables.of(session.gameCode).at(at);
    if (asked !== round || at >= closes || !isBetOn(bet, seeds)) throw new RefusedCall(409, 'bettingClosed');
    return { seeds: null, nonce: seeds.nonce, sharedRound: round };
  };

  const requireTurn = (last: rounds.StudioRound | null, at: number): void => {
    if (!last) return;
    if (last.state === 'betting' || last.state === 'open') throw new RefusedCall(409, 'roundOpen');
    // A round that was not played does not count for the pace.
    if (last.state !== 'over') return;
    const wait = last.sharedRound === null ? last.startedAt + (pace[last.bet.engine] ?? 0) - at : 0;
    if (wait > 0) throw new RefusedCall(409, 'tooSoon', undefined, {}, { wait });
  };

  const nextNonce = (
    { player, gameCode }: StudioSession,
    bet: GameBet,
    { serverSeed, clientSeed, nonce }: StoredSeeds,
  ) =>
    forced?.nonceFrom({ player, gameCode, bet, seeds: { serverSeed: secret.unseal(serverSeed), clientSeed, nonce } }) ??
    nonce;

  const begin = async (within: Database, session: StudioSession, asked: Asked, at: number) => {
    const { round_id, bet, shared_round, free_rounds } = asked;
    const { player, gameCode, id } = session;
    const seeds = await lockSeeds(within, session);
    const betHash = requestHash({ bet, shared_round, free_rounds, gameCode });
    const known = await rounds.roundOf(within, player, round_id);
    if (known && known.betHash !== betHash) throw new RefusedCall(409, 'roundReused', { round_id: 'roundReused' });
    if (known) return { round: known, isNew: false };
    if (await rounds.isNeverPlayed(within, player, round_id)) throw new RefusedCall(404, 'roundUnknown');
    requireTurn(await rounds.lastRound(within, session), at);
    const chance = isShared(knownTitle(gameCode))
      ? sharedChance(session, asked, at)
      : { seeds: seeds.id, nonce: nextNonce(session, bet, seeds), sharedRound: null };
    if (chance.seeds !== null) await setNonce(within, chance.seeds, chance.nonce + 1);
    const stake = BigInt(stakeOf(bet));
    const freeRounds = free_rounds ?? null;
    const said = { player, roundId: round_id, gameCode, session: id, bet, betHash, stake, freeRounds, ...chance };
    const round = await rounds.addRound(within, { ...said, state: 'betting', startedAt: at, dueAt: at + lease });
    await rounds.markSeen(within, session, round.id);
    return {
      round: session.credit === null ? round : await playForFun(within, round, session.credit, at),
      isNew: true,
    };
  };

  /** Of play money the wallet is the studio's own: all in one. */
  const playForFun = async (within: Database, round: rounds.StudioRound, credit: bigint, at: number) => {
    if (round.stake > credit) {
      const refusal = { key: 'insufficientFunds' };
      const change = { state: 'refused', refusal, balance: credit, dueAt: null, endedAt: at } as const;
      return (await rounds.changeRound(within, round, change)) ?? round;
    }
    await setCredit(within, round.session, credit - round.stake);
    return course.begin(within, round, credit - round.stake, at);
  };

  const askWallet = async (round: rounds.StudioRound): Promise<rounds.StudioRound> => {
    const { freeRounds } = round;
    const said = { ...(await duties.about(round)), transaction_id: round.betCall, amount: Number(round.stake) };
    const answer = await wallet.call('bet', freeRounds === null ? said : { ...said, free_rounds: freeRounds });
    const at = clock.now();
    if (answer.is === 'ok') {
      const { jackpots } = answer.body;
      const balance = BigInt(answer.body.balance);
      return database.transaction(async (within) => {
        await lockSeeds(within, round);
        const now = await rounds.lockRound(within, round.id);
        // Somebody found it waiting for too long: the bet is taken back.
        if (now.state !== 'betting') return now;
        const told = jackpots && (await rounds.changeRound(within, now, { jackpots }));
        return course.begin(within, told ?? now, balance, at);
      });
    }
    const isRefused = answer.is === 'refused' && answer.key !== 'gameBetRolledBack';
    const change: rounds.RoundChange = isRefused
      ? { state: 'refused', refusal: { key: answer.key, ...(answer.values ? { values: answer.values } : {}) } }
      : { state: 'takenBack', duty: 'rollback' };
    const ended = { ...change, dueAt: isRefused ? null : at, endedAt: at };
    return (await rounds.changeRound(database, round, ended)) ?? rounds.roundById(database, round.id);
  };

  return async (session: StudioSession, asked: Asked, at: number): Promise<RoundAnswer> => {
    requirePossible(knownTitle(session.gameCode), asked.bet, session);
    if (asked.free_rounds !== undefined && session.credit !== null) throw new RefusedCall(400, 'freeRoundsDiffer');
    const begun = await retried(() => database.transaction((within) => begin(within, session, asked, at)));
    const isTold = !begun.isNew || session.credit !== null;
    const round = isTold ? begun.round : await askWallet(begun.round);
    // A rollback is left to the sweep: the player does not wait for it.
    const settled = isTold || round.duty !== 'pay' ? round : await duties.fulfil(round);
    return show.answer(database, settled);
  };
};
