import { randomUUID } from 'node:crypto';
import type { GameTurn } from '../../../contract/games/turn.ts';
import type { Database } from '../../database/client.ts';
import type { ExtraBet } from '../../database/schema/studio.ts';
import type { RoundCourse } from './round-course.ts';
import { changeRound, lockRound, roundById, type StudioRound } from './rounds-repository.ts';
import { lockSeeds } from './seeds-repository.ts';
import { lease, type StudioNeeds } from './studio-needs.ts';
import { takeBack, turnMoment } from './turn-moment.ts';
import type { WalletDuties } from './wallet-duties.ts';

interface Asked {
  round: StudioRound;
  /** Why the wallet did not take it. */
  notTaken: StudioRound['refusal'];
}

/** Stakes within an open round: stored before the wallet is called, and only what it took is played. */
export const createExtraBet = ({ database, clock, wallet }: StudioNeeds, course: RoundCourse, duties: WalletDuties) => {
  /** Writes a turn down with what it staked, and ends the round where it was the last. */
  const take = async (
    within: Database,
    round: StudioRound,
    change: { turn: GameTurn; more: bigint; balance: bigint | null },
    at: number,
  ): Promise<StudioRound> => {
    const { turn, more, balance } = change;
    const turns = [...round.turns, turn];
    const stake = round.stake + more;
    const next = { ...round, turns, stake, balance: balance ?? round.balance, extra: null };
    const { over } = await course.turnRound(within, next);
    const taken = await changeRound(within, round, {
      turns,
      stake,
      extra: null,
      balance: next.balance,
      dueAt: turnMoment(next),
    });
    if (!taken) throw new Error(`round ${round.id} is not open any more`);
    return over ? course.end(within, taken, at) : taken;
  };

  return {
    take,

    /** The stake as it is written down; the wallet is asked for it after. */
    note: async (
      within: Database,
      round: StudioRound,
      { turn, stake, session }: Pick<ExtraBet, 'turn' | 'stake' | 'session'>,
      at: number,
    ): Promise<StudioRound> => {
      const extra = { turn, stake, session, call: randomUUID(), rollback: randomUUID(), askedAt: at, takenBack: false };
      const noted = await changeRound(within, round, { extra, dueAt: at + lease });
      if (!noted) throw new Error(`round ${round.id} is not open any more`);
      return noted;
    },

    /** Asks the wallet for what was noted, and plays the turn when it was booked. */
    ask: async (noted: StudioRound): Promise<Asked> => {
      const { extra } = noted;
      if (!extra) throw new Error('no stake was noted');
      const said = {
        ...(await duties.about({ ...noted, session: extra.session })),
        transaction_id: extra.call,
        amount: extra.stake,
      };
      const answer = await wallet.call('bet', said);
      const at = clock.now();
      const isRefused = answer.is === 'refused' && answer.key !== 'gameBetRolledBack';
      const values = answer.is === 'refused' ? answer.values : undefined;
      const notTaken = isRefused ? { key: answer.key, ...(values ? { values } : {}) } : null;
      const round = await database.transaction(async (within) => {
        await lockSeeds(within, await roundById(within, noted.id));
        const now = await lockRound(within, noted.id);
        // Somebody found it waiting for too long: it is taken back.
        if (now.state !== 'open' || now.extra?.call !== extra.call || now.extra.takenBack) return now;
        if (answer.is === 'ok') {
          const { turn, stake } = extra;
          const { jackpots } = answer.body;
          const told = jackpots && { jackpots: [...(now.jackpots ?? []), ...jackpots] };
          return take(
            within,
            (told && (await changeRound(within, now, told))) ?? now,
            { turn, more: BigInt(stake), balance: BigInt(answer.body.balance) },
            at,
          );
        }
        if (!isRefused) return takeBack(within, now, extra, at);
        return (await changeRound(within, now, { extra: null, dueAt: turnMoment({ ...now, extra: null }) })) ?? now;
      });
      return { round, notTaken };
    },
  };
};
