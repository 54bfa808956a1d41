import { assign, raise, setup } from 'xstate';
import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import type { OfferAnswer, PendingTicket, StoredSlip } from '../../contract/storage/slip.ts';
import { ticketCheckInterval } from '../../domain/limits.ts';
import { minimumPayin } from '../../domain/ticket/minimum-payin.ts';
import type { SlipFilling } from '../../domain/ticket/reused-slip.ts';
import {
  acceptChange,
  acceptChanges,
  isLocked,
  priceFromAnswer,
  priceFromChecks,
  reprice,
  type Selections,
} from '../../domain/ticket/slip.ts';
import type { SlipSelection } from '../../domain/ticket/slip-selection.ts';
import { stepStake } from '../../domain/ticket/stake.ts';
import type { TicketTerms } from '../../domain/ticket/ticket-request.ts';
import type { OfferTold } from '../../domain/ticket/ticket-verdict.ts';
import { isRefusal, refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';
import type { TicketInput } from './initial-context.ts';
import { chosenPolicy, mustAccept } from './odds-consent.ts';
import {
  answeredOffer,
  countdown,
  heardTime,
  isOverdue,
  offeredSlip,
  ownTicket,
  rejectedSlip,
  sentAt,
  shownTicket,
  type TicketDecision,
  toldNews,
  withTicket,
} from './own-ticket.ts';
import { turned } from './player-switch.ts';
import { reasonsNotToPay } from './reasons-not-to-pay.ts';
import {
  composedSystem,
  filledSlip,
  reducedSlip,
  restoredSlip,
  sentSlip,
  sharedSlip,
  toggledSlip,
  toggledSystem,
} from './slip-change.ts';
import { emptySlip, leftSlip, leftStake, stakeAt, typedStake } from './slip-stake.ts';
import type { TicketContext, TicketRefusal } from './ticket-context.ts';
import type {
  AnswerEvent,
  CheckedPrices,
  ComposingEvent,
  TickEvent,
  TicketEvent,
  TicketReceipt,
  TicketReport,
} from './ticket-event.ts';

/** What the ticket machine can do and ask: its actors, actions and guards by the names that its states use. */
export const ticketSetup = setup({
  types: {} as { context: TicketContext; events: TicketEvent; input: TicketInput },
  actors: {
    checkSelections: answerToProvide<CheckedPrices, Selections>('checkSelections'),
    /** Answers with the server's estimated time: the last one received may be old. */
    saveTicket: answerToProvide<number, PendingTicket | undefined>('saveTicket'),
    postTicket: answerToProvide<TicketReceipt, TicketTerms | null>('postTicket'),
    ticker: listenerToProvide<TickEvent>('ticker'),
  },
  actions: {
    report: actionToProvide<TicketReport>('report'),
    hear: raise((_, heard: AnswerEvent) => heard),
    toggle: assign(({ context }, selection: SlipSelection) => toggledSlip(context, selection)),
    keepOnly: assign(({ context }, left: Selections) => reducedSlip(context, left)),
    toggleSystem: assign(({ context }) => ({ system: toggledSystem(context) })),
    compose: assign(({ context }, event: ComposingEvent) => ({ system: composedSystem(context, event) })),
    takeShared: assign((_, slip: StoredSlip) => sharedSlip(slip)),
    fill: assign(({ context }, filling: SlipFilling) => filledSlip(context, filling)),
    restore: assign(({ context }) => restoredSlip(context)),
    keepSent: assign(({ context }) => sentSlip(context)),
    acceptChanges: assign(({ context }) => ({ selections: acceptChanges(context.selections) })),
    acceptChange: assign(({ context }, id: string) => ({ selections: acceptChange(context.selections, id) })),
    typeStake: assign((_, text: string) => typedStake(text)),
    setStake: assign((_, stake: number) => stakeAt(stake)),
    stepStake: assign(({ context }, direction: 'up' | 'down') =>
      stakeAt(stepStake(context.stake, direction, minimumPayin(context))),
    ),
    raiseStake: assign(({ context }) => leftStake(context)),
    startAnew: assign(({ context }) => emptySlip(context)),
    toggleAutoOdds: assign(({ context: { autoOddsUsers, userId } }) => ({
      autoOddsUsers: turned(autoOddsUsers, userId),
    })),
    choosePolicy: assign(({ context }, policy: OddsPolicy) => chosenPolicy(context, policy)),
    togglePanel: assign(({ context }) => ({ panelOpen: !context.panelOpen })),
    closePanel: assign({ panelOpen: false }),
    closeUnlessReceipt: assign(({ context: { panelOpen, news } }) => ({
      panelOpen: panelOpen && news?.inSlip === true,
    })),
    noteSight: assign((_, inSight: boolean) => ({ slipInSight: inSight })),
    toggleReceipt: assign(({ context: { receiptUsers, userId } }) => ({ receiptUsers: turned(receiptUsers, userId) })),
    rememberUser: assign((_, userId: string | null) => ({ userId, owner: userId })),
    changeUser: assign(({ context }, userId: string | null) => leftSlip(context, userId)),
    rememberWallet: assign((_, wallet: TicketContext['wallet']) => ({ wallet })),
    rememberSettings: assign((_, settings: TicketContext['settings']) => ({ settings })),
    noteFeed: assign(({ context }, stale: boolean) => ({ pricesStale: context.pricesStale || stale })),
    noteTime: assign(({ context }, heard: { now: number; createdAt?: number | undefined }) =>
      heardTime(context, heard.now, heard.createdAt),
    ),
    noteSent: assign(({ context }, now: number) => sentAt(context, now)),
    takePrices: assign(({ context }, { checks, now }: CheckedPrices) => ({
      selections: reprice(context.selections, priceFromChecks(checks), now),
      pricesStale: false,
    })),
    takeAnsweredPrices: assign(({ context }, answered: readonly AnsweredSelection[]) => ({
      selections: reprice(context.selections, priceFromAnswer(answered), context.serverNow ?? 0),
    })),
    keepRejected: assign(({ context }, answered: readonly AnsweredSelection[]) => rejectedSlip(context, answered)),
    takeOffer: assign(({ context }, told: OfferTold) => offeredSlip(context, told)),
    keepAnswer: assign(({ context }, answer: OfferAnswer) => answeredOffer(context, answer)),
    openTicket: assign(({ context }, ticketId: string) => withTicket(context, ticketId)),
    closeTicket: assign(({ context }) => ({
      tickets: context.tickets.filter((ticket) => ticket !== ownTicket(context)),
    })),
    showTicket: assign(({ context }) => shownTicket(context)),
    startCountdown: assign(({ context }) => ({ secondsLeft: countdown(context, context.serverNow ?? 0) })),
    count: assign(({ context }, now: number) => ({ secondsLeft: countdown(context, now, context.secondsLeft) })),
    tellNews: assign(({ context }, decision: TicketDecision) => toldNews(context, decision)),
    tellRefused: assign(({ context }, refusal: TicketRefusal) => ({ refusal, told: ownTicket(context) ?? null })),
    forgetNews: assign({ news: null, refusal: null, told: null }),
  },
  guards: {
    hasTicket: ({ context }) => ownTicket(context) !== undefined,
    hasSelections: ({ context }) => context.selections.length > 0,
    isSystem: ({ context }) => context.system !== null,
    isBasic: ({ context }) => context.system === null,
    hasNone: ({ context }) => context.selections.length === 0,
    wasEmptied: ({ context }) => context.selections.length === 0 && context.former !== null,
    hasFormer: ({ context }) => context.former !== null,
    isReceipt: ({ context }) => context.news?.inSlip === true,
    hasNoLocked: ({ context }) => !context.selections.some(isLocked),
    hasLocked: ({ context }) => context.selections.some(isLocked),
    mustAccept: ({ context }) => mustAccept(context),
    hasNothingToAccept: ({ context }) => !mustAccept(context),
    isSameUser: ({ context }, userId: string | null) => context.userId === userId,
    isOwner: ({ context }, userId: string | null) => context.userId === null && (context.owner ?? userId) === userId,
    isOwnSlip: ({ context }, slip: StoredSlip) => slip.userId === context.owner && slip.selections.length > 0,
    isVisitor: ({ context }) => context.userId === null,
    isPayable: ({ context }) => context.userId !== null && reasonsNotToPay(context).length === 0,
    isAnswered: ({ context }) => ownTicket(context)?.answer !== undefined,
    isOver: ({ context }) => context.secondsLeft === 0,
    isInTime: ({ context }) => countdown(context, context.serverNow ?? 0) > 0,
    isOverdue: ({ context }) => isOverdue(context),
    isBusy: (_, { error }: { error: unknown }) => refusalKey(error) === 'busy',
    isRefused: isRefusal,
    concernsTicket: ({ context }, answer: { ticketId: string | null; userId?: string }) => {
      const own = ownTicket(context);
      return own?.ticketId === answer.ticketId && (answer.userId ?? own.userId) === own.userId;
    },
  },
  delays: { ticketCheckInterval },
});
