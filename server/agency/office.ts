import type { FastifyBaseLogger } from 'fastify';
import type { output } from 'zod/mini';
import type { DayClose, exportMoves, Office } from '../../contract/http/agency-office.ts';
import { csvFile } from '../../domain/csv/csv-file.ts';
import { toMajor } from '../../domain/money/money.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import { currencyOf, knownCurrency } from '../ledger/currencies.ts';
import type { Clock } from '../time/clock.ts';
import { dayName, dayStart, operatorZone } from '../time/operator-day.ts';
import { dayMs, dayStartIn } from '../time/zone-day.ts';
import { moveView } from './agency.ts';
import { creditMovesOf } from './credit-repository.ts';
import { moveHeads } from './move-texts.ts';
import {
  creditBelow,
  flowOf,
  isClosed,
  lastClosedDay,
  movesByHour,
  playBelow,
  storeCloses,
} from './office-repository.ts';
import { countBelow } from './tree-repository.ts';

/** An agent's office: what those below him have and play, and his own float by the day. */
export interface AgencyOffice extends Sweeper {
  office(agent: string, currencyId?: number): Promise<Office>;
  /** Throws a RefusedCall: 400 dayInvalid for a day to come, unknownWallet. */
  dayClose(agent: string, currencyId?: number, day?: string): Promise<DayClose>;
  /** Writes down the closes of the days that are over; the first minutes of a day wait for money that is still on its way. */
  closeDue(): Promise<void>;
  /** Somebody's credit moves as a file. Throws a RefusedCall: 413 bodyTooLarge. */
  exportMoves(userId: string, wanted: output<typeof exportMoves.body>): Promise<output<typeof exportMoves.ok>>;
}

export interface OfficeNeeds {
  database: Database;
  sweeps: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

const sweepInterval = 60_000;
/** What was begun before midnight is in the ledger by then. */
const grace = 5 * 60_000;
const chartDays = 30;
const mostExported = 20_000;

const walletOf = (currencyId = 1): number => {
  if (!knownCurrency(currencyId) || isFreeBet(currencyId)) {
    throw new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });
  }
  return currencyId;
};
const startOf = (day: string, ahead = 0): number =>
  dayStartIn(operatorZone, Date.parse(`${day}T00:00:00.000Z`) + ahead * dayMs);
const major = (minor: string | bigint): number => toMajor(BigInt(minor));

export const createAgencyOffice = ({ database, sweeps, clock, log }: OfficeNeeds): AgencyOffice => {
  /** The last day that is closed, as this server knows; looked up once, for no index leads to it. */
  let closed: string | null = null;
  const closeDue = async (): Promise<void> => {
    const now = clock.now();
    if (now < dayStart(now, 0) + grace) return;
    const yesterday = dayStart(now, -1);
    closed ??= await lastClosedDay(sweeps);
    // Day after day, since a server may have been down for some.
    let from = closed === null ? yesterday : Math.min(startOf(closed, 1), yesterday);
    for (; from <= yesterday; from = dayStart(from, 1)) {
      await storeCloses(sweeps, { day: dayName(from), from, until: dayStart(from, 1) });
    }
    closed = dayName(yesterday);
  };

  return {
    ...createSweeper('close of agents', sweepInterval, closeDue, log),
    closeDue,

    office: async (agent, asked) => {
      const currencyId = walletOf(asked);
      const now = clock.now();
      const names = Array.from({ length: chartDays }, (_, nth) => dayName(dayStart(now, nth + 1 - chartDays)));
      const played = new Map(
        (await playBelow(database, agent, currencyId, names[0] ?? dayName(now))).map((row) => [row.day, row]),
      );
      const days = names.map((day) => {
        const { staked = '0', returned = '0' } = played.get(day) ?? {};
        return { day, staked: major(staked), returned: major(returned) };
      });
      const { agents, players, waiting } = await countBelow(database, agent, {});
      const { staked = 0, returned = 0 } = days.at(-1) ?? {};
      return {
        currency_id: currencyId,
        currency: currencyOf(currencyId).code,
        agents,
        players,
        waiting,
        staked,
        returned,
        days,
        credit: toMajor(await creditBelow(database, agent, currencyId)),
      };
    },

    dayClose: async (agent, asked, wanted) => {
      const currencyId = walletOf(asked);
      const now = clock.now();
      const day = wanted ?? dayName(now);
      const [from, until] = [startOf(day), startOf(day, 1)];
      if (from > now) throw new RefusedCall(400, 'dayInvalid', { day: 'dayInvalid' });
      // One snapshot for both: what moves in between would look like a difference.
      const { flow, hours } = await database.transaction(
        async (within) => ({
          flow: await flowOf(within, { agent, currencyId, from, until }),
          hours: await movesByHour(within, { agent, currencyId, from, until }),
        }),
        { isolationLevel: 'repeatable read' },
      );
      if (!flow) throw new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });
      const { opening, received, returned, given, taken, other, closing } = flow;
      const sum = (what: 'given' | 'taken') => hours.reduce((total, hour) => total + hour[what], 0n);
      return {
        day,
        currency_id: currencyId,
        currency: currencyOf(currencyId).code,
        opening: major(opening),
        received: major(received),
        returned: major(returned),
        given: major(given),
        taken: major(taken),
        other: major(other),
        closing: major(closing),
        running: until > now,
        closed: until <= now && (await isClosed(database, agent, currencyId, day)),
        agrees: sum('given') === BigInt(given) && sum('taken') === BigInt(taken),
        at: new Date(now).toISOString(),
        hours: hours.map((hour) => ({ hour: hour.hour, given: major(hour.given), taken: major(hour.taken) })),
      };
    },

    exportMoves: async (userId, { language, date_from: first, date_to: last }) => {
      const found = await creditMovesOf(database, userId, {
        limit: mostExported + 1,
        from: first === undefined ? null : startOf(first),
        until: last === undefined ? null : startOf(last, 1),
      });
      if (found.length > mostExported) throw new RefusedCall(413, 'bodyTooLarge');
      const time = new Intl.DateTimeFormat('sv-SE', {
        timeZone: operatorZone,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      const lines = found
        .map(moveView)
        .map(({ receipt, at, agent, user, currency, amount, note }) => [
          String(receipt),
          time.format(new Date(at)),
          agent,
          user,
          currency,
          amount,
          note,
        ]);
      return {
        name: `${['credit', first, last].filter((part) => part !== undefined).join('_')}.csv`,
        csv: csvFile(language, [moveHeads(language), ...lines]),
      };
    },
  };
};
