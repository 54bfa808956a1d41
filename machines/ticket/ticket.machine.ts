import { assign, raise, setup } from 'xstate';
import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import type { OfferAnswer, PendingTicket } from '../../contract/storage/slip.ts';
import { ticketCheckInterval } from '../../domain/limits.ts';
import { minimumPayin, payReasons } from '../../domain/ticket/pay-reasons.ts';
import {
  acceptChanges,
  deleteLocked,
  hasPendingChanges,
  isLocked,
  priceFromAnswer,
  priceFromChecks,
  removeSelection,
  reprice,
  type Selections,
} from '../../domain/ticket/slip.ts';
import type { SlipSelection } from '../../domain/ticket/slip-selection.ts';
import { raiseStake, stepStake } from '../../domain/ticket/stake.ts';
import type { TicketTerms } from '../../domain/ticket/ticket-request.ts';
import type { OfferTold, RejectionText } from '../../domain/ticket/ticket-verdict.ts';
import { refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';
import { changedSystem, paidSlip, reducedSlip, restoredSlip, toggledSlip } from './slip-change.ts';
import {
  acceptsOddsChanges,
  answeredOffer,
  countdown,
  emptySlip,
  heardTime,
  initialContext,
  isOverdue,
  leftSlip,
  newsOf,
  offeredSlip,
  offerMade,
  ownTicket,
  refusalOf,
  shownTicket,
  type TicketContext,
  type TicketInput,
  type TicketRefusal,
  termsOf,
  ticketNotPlaced,
  toggledAutoOdds,
  withTicket,
} from './ticket-context.ts';
import {
  type AnswerEvent,
  awaitedTicket,
  type CheckedPrices,
  meaningOfAnswer,
  meaningOfInfo,
  mustLogin,
  offerWithdrawn,
  type SystemEvent,
  serverBusy,
  slipEmptied,
  type TickEvent,
  type TicketEvent,
  type TicketReceipt,
  type TicketReport,
  timesOf,
} from './ticket-event.ts';

/**
 * The slip and the ticket it becomes (spec section 4, Ticket flow; money-and-tickets). A ticket is stored before it is
 * sent, and leaves `waiting` only by an answer about it: a lost answer is asked for, never taken as a refusal.
 */
export const ticketMachine = setup({
  types: {} as { context: TicketContext; events: TicketEvent; input: TicketInput },
  actors: {
    checkSelections: answerToProvide<CheckedPrices, Selections>('checkSelections'),
    saveTicket: answerToProvide<void, PendingTicket | undefined>('saveTicket'),
    postTicket: answerToProvide<TicketReceipt, TicketTerms | null>('postTicket'),
    ticker: listenerToProvide<TickEvent>('ticker'),
  },
  actions: {
    report: actionToProvide<TicketReport>('report'),
    hear: raise((_, heard: AnswerEvent) => heard),
    toggle: assign(({ context }, selection: SlipSelection) => toggledSlip(context, selection)),
    keepOnly: assign(({ context }, left: Selections) => reducedSlip(context, left)),
    changeSystem: assign(({ context }, event: SystemEvent) => ({ system: changedSystem(context, event) })),
    restore: assign(({ context }) => restoredSlip(context)),
    keepPaid: assign(({ context }) => paidSlip(context)),
    acceptChanges: assign(({ context }) => ({ selections: acceptChanges(context.selections) })),
    setStake: assign((_, stake: number | null) => ({ stake })),
    stepStake: assign(({ context }, direction: 'up' | 'down') => ({
      stake: stepStake(context.stake, direction, minimumPayin(context)),
    })),
    raiseStake: assign(({ context }) => ({ stake: raiseStake(context.stake, minimumPayin(context)) })),
    startAnew: assign(({ context }) => emptySlip(context)),
    toggleAutoOdds: assign(({ context }) => ({ autoOddsUsers: toggledAutoOdds(context) })),
    togglePanel: assign(({ context }) => ({ panelOpen: !context.panelOpen })),
    closePanel: assign({ panelOpen: false }),
    rememberUser: assign((_, userId: string | null) => ({ userId, owner: userId })),
    changeUser: assign(({ context }, userId: string | null) => leftSlip(context, userId)),
    rememberWallet: assign((_, wallet: TicketContext['wallet']) => ({ wallet })),
    rememberSettings: assign((_, settings: TicketContext['settings']) => ({ settings })),
    noteFeed: assign(({ context }, stale: boolean) => ({ pricesStale: context.pricesStale || stale })),
    noteTime: assign(({ context }, heard: { now: number; createdAt?: number | undefined }) =>
      heardTime(context, heard.now, heard.createdAt),
    ),
    takePrices: assign(({ context }, { checks, now }: CheckedPrices) => ({
      selections: reprice(context.selections, priceFromChecks(checks), now),
      pricesStale: false,
    })),
    takeAnsweredPrices: assign(({ context }, answered: readonly AnsweredSelection[]) => ({
      selections: reprice(context.selections, priceFromAnswer(answered), context.serverNow ?? 0),
    })),
    takeOffer: assign(({ context }, told: OfferTold) => offeredSlip(context, told)),
    keepAnswer: assign(({ context }, answer: OfferAnswer) => answeredOffer(context, answer)),
    openTicket: assign(({ context }, ticketId: string) => withTicket(context, ticketId)),
    closeTicket: assign(({ context }) => ({
      tickets: context.tickets.filter((ticket) => ticket !== ownTicket(context)),
    })),
    showTicket: assign(({ context }) => shownTicket(context)),
    startCountdown: assign(({ context }) => ({ secondsLeft: countdown(context, context.serverNow ?? 0) })),
    count: assign(({ context }, now: number) => ({ secondsLeft: countdown(context, now, context.secondsLeft) })),
    tellNews: assign(({ context }, text: RejectionText | null) => ({ news: newsOf(context, text) })),
    tellRefused: assign((_, refusal: TicketRefusal) => ({ refusal })),
    forgetNews: assign({ news: null, refusal: null }),
  },
  guards: {
    hasTicket: ({ context }) => ownTicket(context) !== undefined,
    hasSelections: ({ context }) => context.selections.length > 0,
    hasNone: ({ context }) => context.selections.length === 0,
    wasEmptied: ({ context }) => context.selections.length === 0 && context.former !== null,
    hasFormer: ({ context }) => context.former !== null,
    hasNoLocked: ({ context }) => !context.selections.some(isLocked),
    hasLocked: ({ context }) => context.selections.some(isLocked),
    mustAccept: ({ context }) => hasPendingChanges(context.selections) && !acceptsOddsChanges(context),
    hasNothingToAccept: ({ context }) => !hasPendingChanges(context.selections) || acceptsOddsChanges(context),
    isSameUser: ({ context }, userId: string | null) => context.userId === userId,
    isOwner: ({ context }, userId: string | null) => context.userId === null && (context.owner ?? userId) === userId,
    isVisitor: ({ context }) => context.userId === null,
    isPayable: ({ context }) => context.userId !== null && payReasons(context).length === 0,
    isAnswered: ({ context }) => ownTicket(context)?.answer !== undefined,
    isOver: ({ context }) => context.secondsLeft === 0,
    isInTime: ({ context }) => countdown(context, context.serverNow ?? 0) > 0,
    isOverdue: ({ context }) => isOverdue(context),
    isRefused: (_, { error }: { error: unknown }) => refusalKey(error) !== null,
    concernsTicket: ({ context }, answer: { ticketId: string | null; userId?: string }) => {
      const own = ownTicket(context);
      return own?.ticketId === answer.ticketId && (answer.userId ?? own.userId) === own.userId;
    },
  },
  delays: { ticketCheckInterval },
}).createMachine({
  id: 'ticket',
  context: ({ input }) => initialContext(input),
  initial: 'empty',
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event.userId } },
      {
        // Signing in keeps the slip, unless another player left it in this browser.
        guard: { type: 'isOwner', params: ({ event }) => event.userId },
        target: '.empty',
        actions: { type: 'rememberUser', params: ({ event }) => event.userId },
      },
      // Whoever leaves takes his slip along; his unanswered ticket waits for him.
      {
        target: '.empty',
        actions: { type: 'changeUser', params: ({ event }) => event.userId },
      },
    ],
    'wallet.changed': { actions: { type: 'rememberWallet', params: ({ event }) => event.wallet } },
    'settings.changed': { actions: { type: 'rememberSettings', params: ({ event }) => event.settings } },
    'feed.went': { actions: { type: 'noteFeed', params: ({ event }) => event.stale } },
    'ping.answered': { actions: { type: 'noteTime', params: ({ event }) => ({ now: event.nowTimestamp }) } },
    'auto-odds.toggled': { actions: 'toggleAutoOdds' },
    'panel.toggled': { actions: 'togglePanel' },
    'panel.closed': { actions: 'closePanel' },
  },
  states: {
    empty: {
      // Stays while there is nothing on the slip.
      always: [
        { guard: 'hasTicket', target: 'waiting.checking' },
        { guard: 'hasSelections', target: 'composing' },
      ],
      on: {
        'selection.toggled': { actions: { type: 'toggle', params: ({ event }) => event.selection } },
        'slip.restored': { guard: 'hasFormer', actions: 'restore' },
        'wallet.changed': {
          actions: [{ type: 'rememberWallet', params: ({ event }) => event.wallet }, 'startAnew'],
        },
        'settings.changed': {
          actions: [{ type: 'rememberSettings', params: ({ event }) => event.settings }, 'startAnew'],
        },
      },
    },
    composing: {
      type: 'parallel',
      // Stays while there is a selection.
      always: [
        {
          guard: 'wasEmptied',
          target: 'empty',
          actions: [{ type: 'report', params: slipEmptied }, 'startAnew', 'closePanel'],
        },
        { guard: 'hasNone', target: 'empty', actions: ['startAnew', 'closePanel'] },
      ],
      on: {
        'selection.toggled': { actions: { type: 'toggle', params: ({ event }) => event.selection } },
        'selection.removed': {
          actions: {
            type: 'keepOnly',
            params: ({ context, event }) => removeSelection(context.selections, event.id),
          },
        },
        'system.toggled': { actions: { type: 'changeSystem', params: ({ event }) => event } },
        'pick.toggled': { actions: { type: 'changeSystem', params: ({ event }) => event } },
        'condition.toggled': { actions: { type: 'changeSystem', params: ({ event }) => event } },
        'group.made': { actions: { type: 'changeSystem', params: ({ event }) => event } },
        'group.deleted': { actions: { type: 'changeSystem', params: ({ event }) => event } },
        'stake.chosen': { actions: { type: 'setStake', params: ({ event }) => event.stake } },
        'stake.stepped': { actions: { type: 'stepStake', params: ({ event }) => event.direction } },
        'stake.left': { actions: 'raiseStake' },
      },
      states: {
        prices: {
          initial: 'checking',
          on: {
            // A check that was asked before the line broke says nothing about the time since.
            'feed.went': {
              target: '.checking',
              actions: { type: 'noteFeed', params: ({ event }) => event.stale },
            },
          },
          states: {
            checking: {
              invoke: {
                id: 'checkSelections',
                src: 'checkSelections',
                input: ({ context }) => context.selections,
                onDone: { target: 'resting', actions: { type: 'takePrices', params: ({ event }) => event.output } },
                onError: { target: 'resting', actions: { type: 'noteFeed', params: true } },
              },
            },
            resting: {
              after: { ticketCheckInterval: 'checking' },
              on: { 'odds.touched': 'checking', 'window.focused': 'checking' },
            },
          },
        },
        face: {
          initial: 'ready',
          on: { 'deletion.asked': '.deleting' },
          states: {
            ready: {
              // Ready unless something is locked or waits to be accepted.
              always: [
                { guard: 'hasLocked', target: 'locked' },
                { guard: 'mustAccept', target: 'changed' },
              ],
              on: {
                // A button that cannot be pressed sends nothing; a press that comes all the same is dropped.
                'ticket.paid': [
                  {
                    guard: 'isVisitor',
                    actions: { type: 'report', params: mustLogin },
                  },
                  {
                    guard: 'isPayable',
                    target: '#ticket.waiting.storing',
                    actions: { type: 'openTicket', params: ({ event }) => event.ticketId },
                  },
                ],
              },
            },
            changed: {
              // Changed until accepted, gone back, or locked.
              always: [
                { guard: 'hasLocked', target: 'locked' },
                { guard: 'hasNothingToAccept', target: 'ready' },
              ],
              on: { 'changes.accepted': { actions: 'acceptChanges' } },
            },
            locked: {
              // Locked until every selection has an odd.
              always: { guard: 'hasNoLocked', target: 'ready' },
              on: {
                'locked.deleted': {
                  actions: { type: 'keepOnly', params: ({ context }) => deleteLocked(context.selections) },
                },
              },
            },
            // Asked before all selections go (spec section 8, delete-ticket confirmation).
            deleting: {
              on: {
                'deletion.cancelled': 'ready',
                'slip.cleared': { actions: { type: 'keepOnly', params: [] } },
              },
            },
          },
        },
      },
    },
    waiting: {
      tags: 'waiting',
      initial: 'checking',
      entry: ['showTicket', { type: 'report', params: ({ context }) => awaitedTicket(ownTicket(context)) }],
      exit: { type: 'report', params: { type: 'ticket.awaited', ticketId: null } },
      on: {
        // Answers about another ticket or for another player are nobody's here.
        'ticket.processed': {
          guard: {
            type: 'concernsTicket',
            params: ({ event }) => ({ ticketId: event.answer.frontend_uuid, userId: event.answer.userId }),
          },
          actions: [
            { type: 'noteTime', params: ({ event }) => timesOf(event.answer) },
            { type: 'hear', params: ({ event }) => meaningOfAnswer(event.answer) },
          ],
        },
        'ping.answered': [
          {
            guard: { type: 'concernsTicket', params: ({ event }) => ({ ticketId: event.ticketId }) },
            actions: [
              { type: 'noteTime', params: ({ event }) => timesOf({ ...event.ticketInfo, ...event }) },
              { type: 'hear', params: ({ event }) => meaningOfInfo(event.ticketInfo) },
            ],
          },
          { actions: { type: 'noteTime', params: ({ event }) => ({ now: event.nowTimestamp }) } },
        ],
        'answer.accepted': {
          target: 'accepted',
          actions: [{ type: 'tellNews', params: null }, 'keepPaid', 'closeTicket', 'startAnew', 'closePanel'],
        },
        'answer.denied': {
          target: 'denied',
          actions: [
            { type: 'tellNews', params: ({ event }) => event.text },
            { type: 'takeAnsweredPrices', params: ({ event }) => event.selections },
            'closeTicket',
            'closePanel',
          ],
        },
        'answer.offered': [
          {
            // Answered before, and the answer did not arrive.
            guard: 'isAnswered',
            actions: { type: 'report', params: ({ context, event }) => offerMade(context, event.told) },
          },
          {
            target: '.offered',
            actions: [
              { type: 'report', params: ({ context, event }) => offerMade(context, event.told) },
              { type: 'takeOffer', params: ({ event }) => event.told },
            ],
          },
        ],
        'answer.withdrawn': {
          target: 'empty',
          actions: [
            { type: 'report', params: ({ event }) => offerWithdrawn(event.how) },
            'closeTicket',
            'startAnew',
            'closePanel',
          ],
        },
        'answer.busy': {
          target: 'composing',
          actions: ['closeTicket', { type: 'report', params: serverBusy }],
        },
      },
      states: {
        storing: {
          invoke: {
            id: 'saveTicket',
            src: 'saveTicket',
            input: ({ context }) => ownTicket(context),
            onDone: 'sending',
            // A browser that stores nothing can still bet; it only cannot resume after a reload.
            onError: 'sending',
          },
        },
        sending: {
          invoke: {
            id: 'postTicket',
            src: 'postTicket',
            input: ({ context }) => termsOf(context),
            onDone: {
              target: 'awaiting',
              actions: [{ type: 'noteTime', params: ({ event }) => event.output }],
            },
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#ticket.refused',
                actions: [{ type: 'tellRefused', params: ({ event }) => refusalOf(event.error) }, 'closeTicket'],
              },
              { target: 'checking' },
            ],
          },
        },
        awaiting: {
          entry: 'startCountdown',
          invoke: { id: 'ticker', src: 'ticker', onError: 'checking' },
          // Counts until the deadline; after it only the server can say what became of the ticket.
          always: { guard: 'isOver', target: 'checking' },
          on: { 'clock.ticked': { actions: { type: 'count', params: ({ event }) => event.now } } },
        },
        // The reoffer machine has the offer and its deadline, and tells how it was answered.
        offered: {
          exit: { type: 'report', params: { type: 'offer.over' } },
          on: {
            'answer.offered': {
              actions: { type: 'report', params: ({ context, event }) => offerMade(context, event.told) },
            },
            'offer.answered': {
              guard: { type: 'concernsTicket', params: ({ event }) => event },
              target: 'checking',
              actions: { type: 'keepAnswer', params: ({ event }) => event.answer },
            },
          },
        },
        checking: {
          on: {
            // Past its deadline a pending ticket stays in question.
            'answer.pending': { guard: 'isInTime', target: 'awaiting' },
            // Until the grace is over it may still be on its way.
            'answer.missing': {
              guard: 'isOverdue',
              target: '#ticket.refused',
              actions: [{ type: 'tellRefused', params: ticketNotPlaced }, 'closeTicket'],
            },
          },
        },
      },
    },
    accepted: {
      on: {
        'dialog.closed': { target: 'empty', actions: 'forgetNews' },
        'slip.restored': { guard: 'hasFormer', target: 'composing', actions: ['forgetNews', 'restore'] },
        'selection.toggled': {
          target: 'empty',
          actions: ['forgetNews', { type: 'toggle', params: ({ event }) => event.selection }],
        },
      },
    },
    denied: { on: { 'dialog.closed': { target: 'composing', actions: 'forgetNews' } } },
    refused: { on: { 'dialog.closed': { target: 'composing', actions: 'forgetNews' } } },
  },
});
