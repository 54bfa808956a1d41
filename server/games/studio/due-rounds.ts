import { turnsLeftOpenAfter } from '../../../domain/games/titles/turn-title.ts';
import type { Database } from '../../database/client.ts';
import { arrivalGrace, type RoundCourse } from './round-course.ts';
import { changeRound, lastRound, lockRound, roundById, type StudioRound, takeDue } from './rounds-repository.ts';
import { lockSeeds } from './seeds-repository.ts';
import { lease, type StudioNeeds } from './studio-needs.ts';
import { lateExtra, turnMoment } from './turn-moment.ts';
import type { WalletDuties } from './wallet-duties.ts';

/** How many are handled at once: a wallet that is down must not keep shared rounds waiting. */
const batch = 25;

/** Looks after rounds whose time has come: of shared rounds that ended, of players who did not come back, of calls without an answer. */
export const createDueRounds = (
  { database, clock, log }: StudioNeeds,
  sweeps: Database,
  course: RoundCourse,
  duties: WalletDuties,
) => {
  /** What time alone does to a round; it may have been handled meanwhile. */
  const moved = async (within: Database, round: StudioRound, at: number, grace: number): Promise<StudioRound> => {
    const { bet, state, startedAt } = round;
    if (state === 'betting' && at >= startedAt + lease) {
      const change = { state: 'takenBack', duty: 'rollback', dueAt: at + lease, endedAt: at } as const;
      return (await changeRound(within, round, change)) ?? round;
    }
    if (state !== 'open') return round;
    if (round.extra) return lateExtra(within, round, at);
    if (round.sharedRound === null) return at >= startedAt + turnsLeftOpenAfter ? course.end(within, round, at) : round;
    if (at >= course.endMoment(round, grace)) return course.end(within, round, at);
    const passed = course.targetMoment(round) ?? Number.POSITIVE_INFINITY;
    return bet.engine === 'crash' && at >= passed ? course.leaveFlight(within, round, bet.target ?? 0, at) : round;
  };

  /** When a round must be handled again if nothing is owed to the wallet. */
  const nextLook = (round: StudioRound): number | null => {
    if (round.state === 'betting') return round.startedAt + lease;
    if (round.state !== 'open') return null;
    return round.sharedRound === null ? turnMoment(round) : course.sharedMoment(round, arrivalGrace);
  };

  const lookAfter = async (by: Database, id: string, at: number, grace: number): Promise<void> => {
    const round = await by.transaction(async (within) => {
      await lockSeeds(within, await roundById(within, id));
      return moved(within, await lockRound(within, id), at, grace);
    });
    const next = nextLook(round);
    if (round.duty === 'pay' || round.duty === 'rollback') await duties.fulfil(round, next);
    else if (round.dueAt !== next) await changeRound(by, round, { dueAt: next });
  };

  return {
    /** Takes a batch and does what is due of it; true when there may be more. */
    turn: async (): Promise<boolean> => {
      const now = clock.now();
      const taken = await takeDue(sweeps, now, now + lease, batch);
      await Promise.all(
        taken.map((id) =>
          lookAfter(sweeps, id, now, arrivalGrace).catch((error: unknown) =>
            log.error({ err: error, id }, 'a round could not be looked after'),
          ),
        ),
      );
      return taken.length === batch;
    },

    /** Brings a player's part in a shared round up to date before it is sent to him. */
    bringUp: async (player: string, gameCode: string, at: number): Promise<void> => {
      const round = await lastRound(database, { player, gameCode });
      if (round?.state !== 'open' || round.sharedRound === null) return;
      if (at >= course.sharedMoment(round)) await lookAfter(database, round.id, at, 0);
    },
  };
};
