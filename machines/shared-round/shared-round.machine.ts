import { setup } from 'xstate';
import type { GameBet } from '../../contract/games/game.ts';
import type { TableLine } from '../../contract/games/shared-rounds.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { stakeOf, withoutChips } from '../../domain/games/stake-of.ts';
import {
  type GameEvent,
  gameActions,
  gameActors,
  gameGuards,
  isFailed,
  noting,
  type OfRound,
  ofRound,
} from '../game/game-flow.ts';
import {
  answered,
  betPlaced,
  type GamePhase,
  type GamePlay,
  noPlay,
  type OpenedGame,
  opened,
  reasonNotToPlay,
  settled,
} from '../game/game-play.ts';
import {
  aroundRounds,
  balance,
  pausedMeanwhile,
  showing,
  shown,
  tellEnded,
  tellStarted,
  unknownBet,
  whenBetRefused,
  whenSessionOver,
} from '../game/game-states.ts';
import { betOnTable, isDrawn, type TableNow, tableAfter } from '../game/table-now.ts';
import { refusalKey } from '../refusal.ts';
import { answerToProvide, listenerToProvide } from '../to-provide.ts';

/** News of the stream of a table: a line with the page's clock at its arrival, or that the stream was lost. */
export type TableNews = { type: 'table.told'; line: TableLine; at: number } | { type: 'table.lost'; error: unknown };

export type SharedRoundEvent = GameEvent | TableNews;

interface SharedRoundContext extends GamePlay {
  table: TableNow | null;
  /** The round of the bet that is in play. */
  betOn: number | null;
}

const betOnBy = (answer: RoundAnswer | null): number | null =>
  answer?.open?.engine === 'table' ? answer.open.round : null;

const kept = 50;

/** Chips off the table; undo brings them back. */
const chipsBack = ({ bet, before }: GamePlay): Partial<GamePlay> =>
  bet === null || stakeOf(bet) === 0 ? {} : { bet: withoutChips(bet), before: [...before, bet].slice(-kept) };

const note = noting<SharedRoundContext, SharedRoundEvent>();

const actions = {
  ...gameActions<SharedRoundContext, SharedRoundEvent>(),
  noteOpened: note((_, { output }: { output: OpenedGame }) => ({
    ...opened(output),
    betOn: betOnBy(output.game.unfinished),
  })),
  // What was placed lies on the table by the studio's word; what is laid from now on is another bet.
  notePlaced: note((context, { roundId }: { roundId: string }) => ({
    ...betPlaced({ ...context, bet: betOnTable(context.bet, context.table) }, roundId),
    ...chipsBack(context),
    betOn: context.table?.round ?? null,
  })),
  noteAnswer: note((context, { output }: { output: RoundAnswer }) => answered(context, output)),
  noteSettled: note((context) => ({ ...settled(context), betOn: null })),
  takeChips: note((context) => chipsBack(context)),
  noteLine: note((context, { line, at }: { line: TableLine; at: number }) => ({
    table: tableAfter(context.table, line, at),
  })),
  noteLost: note((context) => ({ table: context.table && { ...context.table, live: false } })),
};

/**
 * A table whose rounds all players share: bets are placed while it is open, by the studio's clock; a bet that comes later is
 * refused, and chips that were not placed go back. A bet whose answer was lost is asked about, never placed again, and the
 * result of a round is secret until it is drawn.
 */
export const sharedRoundMachine = setup({
  types: {} as { context: SharedRoundContext; events: SharedRoundEvent; tags: GamePhase },
  actors: {
    ...gameActors,
    playRound: answerToProvide<RoundAnswer, OfRound & { bet: GameBet | null; sharedRound: number }>('playRound'),
    followTable: listenerToProvide<TableNews, { token: string }>('followTable'),
  },
  actions,
  guards: {
    ...gameGuards,
    isFailed,
    canPlay: ({ context }) =>
      !context.paused && reasonNotToPlay(context) === null && context.table?.phase === 'open' && context.table.live,
    isLeftOver: ({ context }) =>
      context.table !== null && context.table.phase !== 'open' && context.bet !== null && stakeOf(context.bet) > 0,
    isDrawn: ({ context }) => isDrawn(context.table, context.betOn),
    isClosed: (_, { error }: { error: unknown }) => refusalKey(error) === 'bettingClosed',
    saysOpen: (_, { line }: { line: TableLine }) => line.type === 'open',
    saysClosing: (_, { line }: { line: TableLine }) => line.type === 'closing',
    saysDrawn: (_, { line }: { line: TableLine }) => line.type === 'drawn',
    saysPaid: (_, { line }: { line: TableLine }) => line.type === 'paid',
  },
  delays: {
    /** The pause before the outcome of a bet is asked for. */
    askPause: 1_500,
    /** The pause before the result of a drawn round is asked for. */
    drawPause: 500,
    /** Before the stream is opened again. */
    streamPause: 1_000,
  },
}).createMachine({
  id: 'sharedRound',
  context: { ...noPlay, table: null, betOn: null },
  type: 'parallel',
  states: {
    round: {
      initial: 'waiting',
      on: {
        'page.closed': { target: '.closed' },
        'table.lost': whenSessionOver,
      },
      states: {
        ...aroundRounds,
        idle: {
          ...aroundRounds.idle,
          states: {
            ...aroundRounds.idle.states,
            ready: { tags: 'ready', always: { guard: 'isLeftOver', target: 'late', actions: 'takeChips' } },
            late: { id: 'betLate', tags: 'late' },
          },
        },
        // A bet that the player was cut off from is shown to its end first.
        opened: {
          tags: 'opening',
          always: [
            { guard: 'isOver', target: 'playing.showing' },
            { guard: 'isRoundOpen', target: 'playing.placed' },
            { target: 'idle' },
          ],
        },
        playing: {
          initial: 'asking',
          exit: 'noteSettled',
          // A table waits for nobody: a pause begins when the bet is settled.
          on: pausedMeanwhile,
          states: {
            asking: {
              tags: 'asking',
              entry: tellStarted,
              invoke: {
                id: 'playRound',
                src: 'playRound',
                input: ({ context }) => ({
                  ...ofRound({ context }),
                  bet: context.placed?.bet ?? null,
                  sharedRound: context.betOn ?? 0,
                }),
                onDone: { target: 'answered', actions: { type: 'noteAnswer', params: ({ event }) => event } },
                onError: [
                  whenSessionOver,
                  { guard: { type: 'isClosed', params: ({ event }) => event }, target: '#betLate', actions: tellEnded },
                  whenBetRefused,
                  { target: 'unknown' },
                ],
              },
            },
            ...unknownBet,
            answered: {
              tags: 'asking',
              always: [
                { guard: 'isOver', target: 'showing' },
                { guard: 'isRoundOpen', target: 'placed' },
                { guard: 'isRefused', target: '#betRefused', actions: 'noteCredit' },
                { target: '#betTakenBack', actions: 'noteCredit' },
              ],
            },
            placed: { tags: 'inTurn', always: { guard: 'isDrawn', target: 'settling' } },
            settling: { tags: 'inTurn', after: { drawPause: { target: 'drawing' } } },
            drawing: {
              tags: 'inTurn',
              invoke: {
                id: 'askDrawn',
                src: 'askRound',
                input: ofRound,
                onDone: { target: 'answered', actions: { type: 'noteAnswer', params: ({ event }) => event } },
                onError: [whenSessionOver, { target: 'settling' }],
              },
            },
            showing,
            shown,
          },
        },
      },
    },
    table: {
      initial: 'closed',
      on: { 'page.closed': { target: '.gone' } },
      states: {
        closed: { always: { guard: 'isOpen', target: 'followed' } },
        followed: {
          initial: 'arriving',
          always: { guard: 'isFailed', target: 'gone' },
          invoke: {
            id: 'followTable',
            src: 'followTable',
            input: ({ context }) => ({ token: context.game?.token ?? '' }),
            onError: { target: 'offline', actions: 'noteLost' },
          },
          on: {
            'table.told': [
              {
                guard: { type: 'saysOpen', params: ({ event }) => event },
                target: '.open',
                actions: { type: 'noteLine', params: ({ event }) => event },
              },
              {
                guard: { type: 'saysClosing', params: ({ event }) => event },
                target: '.closing',
                actions: { type: 'noteLine', params: ({ event }) => event },
              },
              {
                guard: { type: 'saysDrawn', params: ({ event }) => event },
                target: '.drawn',
                actions: { type: 'noteLine', params: ({ event }) => event },
              },
              {
                guard: { type: 'saysPaid', params: ({ event }) => event },
                target: '.paid',
                actions: { type: 'noteLine', params: ({ event }) => event },
              },
              { actions: { type: 'noteLine', params: ({ event }) => event } },
            ],
            'table.lost': { target: 'offline', actions: 'noteLost' },
          },
          states: { arriving: {}, open: {}, closing: {}, drawn: {}, paid: {} },
        },
        offline: {
          always: { guard: 'isFailed', target: 'gone' },
          after: { streamPause: { target: 'followed' } },
        },
        gone: {},
      },
    },
    balance,
  },
});
