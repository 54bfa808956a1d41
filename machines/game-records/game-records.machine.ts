import { assign, setup } from 'xstate';
import type { RoundRecord } from '../../contract/games/game.ts';
import type { OpenedRounds, ShownSeeds, TurnedSeeds } from '../../contract/games/studio.ts';
import { type GameRefusal, refused } from '../game/game-play.ts';
import { isRefusal } from '../refusal.ts';
import { answerToProvide } from '../to-provide.ts';

/** The result of a round that was played again in the browser. */
export interface RoundVerdict {
  roundId: string;
  record: RoundRecord;
  /** SHA-256 of the secret seed; `shownBefore` is null where this frame did not see what was shown. */
  seedHash: string;
  shownBefore: boolean | null;
  same: boolean;
}

export type GameRecordsEvent =
  | { type: 'records.opened' }
  | { type: 'records.closed' }
  | { type: 'records.retried' }
  | { type: 'hash.seen'; seeds: ShownSeeds }
  | { type: 'seeds.turned'; clientSeed: string }
  | { type: 'check.asked'; roundId: string }
  | { type: 'check.closed' };

interface GameRecordsContext {
  rounds: OpenedRounds['rounds'];
  seeds: ShownSeeds | null;
  /** The hashes that this frame showed before rounds. */
  hashes: readonly string[];
  clientSeed: string;
  revealed: TurnedSeeds['revealed'] | null;
  asked: OpenedRounds['rounds'][number] | null;
  verdict: RoundVerdict | null;
  refusal: GameRefusal | null;
}

/** The last rounds of a game, the seeds they come from, and whether they are as promised. */
export const gameRecordsMachine = setup({
  types: {} as { context: GameRecordsContext; events: GameRecordsEvent },
  actors: {
    askRounds: answerToProvide<OpenedRounds>('askRounds'),
    turnSeeds: answerToProvide<TurnedSeeds, { clientSeed: string }>('turnSeeds'),
    /** Plays the round again, here in the browser. */
    checkRecord: answerToProvide<
      RoundVerdict,
      { round: OpenedRounds['rounds'][number] | null; hashes: readonly string[] }
    >('checkRecord'),
  },
  actions: {
    noteRounds: assign((_, { output }: { output: OpenedRounds }) => ({ rounds: output.rounds })),
    noteSeeds: assign(({ context }, { seeds }: { seeds: ShownSeeds }) => ({
      seeds,
      hashes: context.hashes.includes(seeds.hash) ? context.hashes : [...context.hashes, seeds.hash],
    })),
    noteClientSeed: assign((_, { clientSeed }: { clientSeed: string }) => ({ clientSeed, refusal: null })),
    noteTurned: assign(({ context }, { output }: { output: TurnedSeeds }) => ({
      seeds: output.seeds,
      revealed: output.revealed,
      hashes: [...context.hashes, output.seeds.hash],
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refused(error) })),
    noteAsked: assign(({ context }, { roundId }: { roundId: string }) => ({
      asked: context.rounds.find(({ round_id }) => round_id === roundId) ?? null,
    })),
    noteVerdict: assign((_, { output }: { output: RoundVerdict }) => ({ verdict: output })),
    forget: assign({ verdict: null, refusal: null, asked: null }),
  },
  guards: {
    isRefusal,
  },
}).createMachine({
  id: 'gameRecords',
  context: {
    rounds: [],
    seeds: null,
    hashes: [],
    clientSeed: '',
    revealed: null,
    asked: null,
    verdict: null,
    refusal: null,
  },
  initial: 'closed',
  on: {
    'hash.seen': { actions: { type: 'noteSeeds', params: ({ event }) => event } },
    'records.closed': { target: '.closed' },
  },
  states: {
    closed: {
      entry: 'forget',
      on: { 'records.opened': { target: 'loading' } },
    },
    loading: {
      invoke: {
        id: 'askRounds',
        src: 'askRounds',
        onDone: { target: 'listed', actions: { type: 'noteRounds', params: ({ event }) => event } },
        onError: { target: 'unavailable' },
      },
    },
    unavailable: {
      on: { 'records.retried': { target: 'loading' } },
    },
    listed: {
      on: {
        'seeds.turned': { target: 'turning', actions: { type: 'noteClientSeed', params: ({ event }) => event } },
        'check.asked': { target: 'checking', actions: { type: 'noteAsked', params: ({ event }) => event } },
      },
    },
    turning: {
      invoke: {
        id: 'turnSeeds',
        src: 'turnSeeds',
        input: ({ context }) => ({ clientSeed: context.clientSeed }),
        // Rounds have their records only now.
        onDone: { target: 'loading', actions: { type: 'noteTurned', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'listed',
            actions: { type: 'noteRefusal', params: ({ event }) => event },
          },
          { target: 'unavailable' },
        ],
      },
    },
    checking: {
      invoke: {
        id: 'checkRecord',
        src: 'checkRecord',
        input: ({ context }) => ({ round: context.asked, hashes: context.hashes }),
        onDone: { target: 'checked', actions: { type: 'noteVerdict', params: ({ event }) => event } },
        onError: { target: 'listed', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    checked: {
      on: { 'check.closed': { target: 'listed', actions: 'forget' } },
    },
  },
});
