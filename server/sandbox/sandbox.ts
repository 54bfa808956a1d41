import type { output } from 'zod/mini';
import type { sandboxMarket, sandboxMatch, sandboxTicket } from '../../contract/http/sandbox.ts';
import type { Database } from '../database/client.ts';
import type { ForcedOutcome } from '../database/schema/tickets.ts';
import type { FeedCommand } from '../feed/simulator/overrides.ts';
import type { ForcedOutcomes } from '../tickets/forced-outcome.ts';
import type { MovableClock } from '../time/clock.ts';
import { type CallLog, createCallLog } from './call-log.ts';
import { createCommandLog } from './command-repository.ts';
import { createDrops, type Drops } from './drops.ts';
import { createProviderFaults, type ProviderFaults } from './provider-faults.ts';

type ForcedTicket = ForcedOutcome & { userId: string | null };

/** What a tester may force (decisions, Demo data and sandbox). Outside the sandbox nothing is ever stored, so nothing is forced. */
export interface Sandbox extends ForcedOutcomes {
  forceTicket(userId: string | null, outcome: Omit<output<typeof sandboxTicket.body>, 'username'>): Promise<void>;
  forceMarket(market: output<typeof sandboxMarket.body>): Promise<FeedCommand>;
  forceMatch(match: output<typeof sandboxMatch.body>): Promise<FeedCommand>;
  /** Everything that bent the feed so far, oldest first. */
  feedCommands(): Promise<FeedCommand[]>;
  advanceClock(milliseconds: number): Promise<void>;
  /** Outcomes forced for tickets that have not come yet, oldest first. */
  waitingTickets(): Promise<{ id: number; forced: ForcedTicket }[]>;
  /** Whether it still waited. */
  takeBack(command: 'ticket' | 'market', id: number): Promise<boolean>;
  drops: Drops;
  /** Between the house's games and the wallet. */
  provider: ProviderFaults;
  calls: CallLog;
}

export const createSandbox = (enabled: boolean, database: Database, clock: MovableClock): Sandbox => {
  const log = createCommandLog(database, clock);
  return {
    drops: createDrops(),
    provider: createProviderFaults(),
    calls: createCallLog(clock),

    forceTicket: async (userId, outcome) => {
      await log.append('ticket', { userId, ...outcome });
    },

    forcedOutcome: async (userId, within) => {
      const taken = enabled ? await log.take('ticket', userId, within) : null;
      return taken === null ? null : (taken.payload as unknown as ForcedOutcome);
    },

    forceMarket: async (market) => {
      const { id, at } = await log.append('market', market);
      return { command: 'market', id, at, ...market };
    },

    forceMatch: async (match) => {
      const { id, at } = await log.append('match', match);
      return { command: 'match', id, at, ...match };
    },

    feedCommands: async () => {
      if (!enabled) return [];
      const stored = await log.waiting(['market', 'match']);
      return stored.map(({ command, id, payload, at }) => ({ command, id, at, ...payload }) as unknown as FeedCommand);
    },

    advanceClock: async (milliseconds) => {
      await log.append('clock', { advance: milliseconds });
      clock.advance(milliseconds);
    },

    waitingTickets: async () => {
      const stored = await log.waiting(['ticket']);
      return stored.map(({ id, payload }) => ({ id, forced: payload as unknown as ForcedTicket }));
    },

    takeBack: log.takeBack,
  };
};
