import { deleteLocked, removeSelection } from '../../domain/ticket/slip.ts';
import { initialContext } from './initial-context.ts';
import { consentOf } from './odds-consent.ts';
import { offerMade, ownTicket, termsOf } from './own-ticket.ts';
import { refusalOf, ticketNotPlaced } from './ticket-context.ts';
import {
  answerFirst,
  awaitedTicket,
  meaningOfAnswer,
  meaningOfInfo,
  mustLogin,
  offerWithdrawn,
  outcomeClosed,
  outcomeShown,
  serverBusy,
  slipEmptied,
  timesOf,
} from './ticket-event.ts';
import { ticketSetup } from './ticket-setup.ts';

/**
 * The slip and the ticket it becomes (spec section 4, Ticket flow; money-and-tickets). A ticket is stored before it is
 * sent, and leaves `waiting` only by an answer about it: a lost answer is asked for, never taken as a refusal.
 * Long because its states are one picture, which parts of their own would only hide.
 */
export const ticketMachine = ticketSetup.createMachine({
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
      // A player who signs out takes his slip along; his unanswered ticket waits for him.
      {
        target: '.empty',
        actions: { type: 'changeUser', params: ({ event }) => event.userId },
      },
    ],
    'wallet.changed': { actions: { type: 'rememberWallet', params: ({ event }) => event.wallet } },
    'settings.changed': { actions: { type: 'rememberSettings', params: ({ event }) => event.settings } },
    'feed.went': { actions: { type: 'noteFeed', params: ({ event }) => event.stale } },
    'ping.answered': { actions: { type: 'noteTime', params: ({ event }) => ({ now: event.nowTimestamp }) } },
    'auto-odds.toggled': {
      actions: ['toggleAutoOdds', { type: 'report', params: ({ context }) => consentOf(context) }],
    },
    'odds-policy.chosen': {
      actions: [
        { type: 'choosePolicy', params: ({ event }) => event.policy },
        { type: 'report', params: ({ context }) => consentOf(context) },
      ],
    },
    'consent.loaded': { actions: { type: 'choosePolicy', params: ({ event }) => event.policy } },
    'receipt.toggled': { actions: 'toggleReceipt' },
    'slip.sighted': { actions: { type: 'noteSight', params: ({ event }) => event.inSight } },
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
        'slip.filled': { actions: { type: 'fill', params: ({ event }) => event.filling } },
        'slip.restored': { guard: 'hasFormer', actions: 'restore' },
        'slip.shared': {
          guard: { type: 'isOwnSlip', params: ({ event }) => event.slip },
          actions: { type: 'takeShared', params: ({ event }) => event.slip },
        },
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
        // Own selections make room for those of another tab; what is emptied there stays here.
        'slip.shared': {
          guard: { type: 'isOwnSlip', params: ({ event }) => event.slip },
          target: '.prices.checking',
          actions: { type: 'takeShared', params: ({ event }) => event.slip },
        },
        'slip.filled': {
          target: '.prices.checking',
          actions: { type: 'fill', params: ({ event }) => event.filling },
        },
        'selection.removed': {
          actions: {
            type: 'keepOnly',
            params: ({ context, event }) => removeSelection(context.selections, event.id),
          },
        },
        'selection.accepted': { actions: { type: 'acceptChange', params: ({ event }) => event.id } },
        'stake.typed': { actions: { type: 'typeStake', params: ({ event }) => event.text } },
        'stake.chosen': { actions: { type: 'setStake', params: ({ event }) => event.stake } },
        'stake.stepped': { actions: { type: 'stepStake', params: ({ event }) => event.direction } },
        'stake.left': { actions: 'raiseStake' },
      },
      states: {
        prices: {
          initial: 'checking',
          on: {
            // A check that was sent before the line broke does not cover the time since.
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
        kind: {
          initial: 'basic',
          on: { 'system.toggled': { actions: 'toggleSystem' } },
          states: {
            // A slip that comes from elsewhere may be a system.
            basic: { always: { guard: 'isSystem', target: 'system' } },
            system: {
              // What takes its place may be none.
              always: { guard: 'isBasic', target: 'basic' },
              on: {
                'pick.toggled': { actions: { type: 'compose', params: ({ event }) => event } },
                'condition.toggled': { actions: { type: 'compose', params: ({ event }) => event } },
                'group.made': { actions: { type: 'compose', params: ({ event }) => event } },
                'group.deleted': { actions: { type: 'compose', params: ({ event }) => event } },
              },
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
        'selection.toggled': { actions: { type: 'report', params: answerFirst } },
        'slip.filled': { actions: { type: 'report', params: answerFirst } },
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
          actions: [
            { type: 'tellNews', params: ({ event }) => event },
            'keepSent',
            'closeTicket',
            'startAnew',
            'closeUnlessReceipt',
          ],
        },
        'answer.denied': {
          target: 'denied',
          actions: [
            { type: 'tellNews', params: ({ event }) => ({ text: event.text }) },
            { type: 'keepRejected', params: ({ event }) => event.selections },
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
            'keepSent',
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
            onDone: { target: 'sending', actions: { type: 'noteSent', params: ({ event }) => event.output } },
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
              // Refused before anything of it was done, so it may be paid again at once.
              {
                guard: { type: 'isBusy', params: ({ event }) => event },
                target: '#ticket.composing',
                actions: ['closeTicket', { type: 'report', params: serverBusy }],
              },
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
          // Counts until the deadline; after it only the server knows the outcome of the ticket.
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
      entry: { type: 'report', params: outcomeShown },
      exit: { type: 'report', params: outcomeClosed },
      on: {
        'dialog.closed': { target: 'empty', actions: 'forgetNews' },
        // With the panel its receipt is closed.
        'panel.closed': { guard: 'isReceipt', target: 'empty', actions: ['forgetNews', 'closePanel'] },
        'slip.restored': { guard: 'hasFormer', target: 'composing', actions: ['forgetNews', 'restore'] },
        'selection.toggled': {
          target: 'empty',
          actions: ['forgetNews', { type: 'toggle', params: ({ event }) => event.selection }],
        },
        'slip.filled': {
          target: 'empty',
          actions: ['forgetNews', { type: 'fill', params: ({ event }) => event.filling }],
        },
      },
    },
    denied: {
      entry: { type: 'report', params: outcomeShown },
      exit: { type: 'report', params: outcomeClosed },
      on: {
        'dialog.closed': { target: 'composing', actions: 'forgetNews' },
        // What prevented the ticket can be put right in the dialog that shows it.
        'selection.accepted': { actions: { type: 'acceptChange', params: ({ event }) => event.id } },
        'selection.removed': {
          actions: {
            type: 'keepOnly',
            params: ({ context, event }) => removeSelection(context.selections, event.id),
          },
        },
        'stake.chosen': { actions: { type: 'setStake', params: ({ event }) => event.stake } },
      },
    },
    refused: {
      entry: { type: 'report', params: outcomeShown },
      exit: { type: 'report', params: outcomeClosed },
      on: { 'dialog.closed': { target: 'composing', actions: 'forgetNews' } },
    },
  },
});
