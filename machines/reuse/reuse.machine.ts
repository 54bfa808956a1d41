import { assign, setup } from 'xstate';
import type { ReusedSlip, ShareBody } from '../../contract/http/shared-slip.ts';
import { fillingFrom, isStillOpen, type SlipFilling } from '../../domain/ticket/reused-slip.ts';
import { refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** Whose ticket it is: of a player below an agent, or of one whom an affiliate brought and knows by the ticket alone. */
export type TicketOwner = { userId: string } | 'brought';

interface ReuseContext {
  ticketId: string;
  /** Whose ticket it is; null for one's own. */
  owner: TicketOwner | null;
  withStake: boolean;
  /** Selections that are on the slip and would go. */
  replaced: number;
  slip: ReusedSlip | null;
  what: ShareBody | null;
  shared: SharedCode | null;
  /** Why a call was refused, as a translation key. */
  refusal: string | null;
}

export interface SharedCode {
  code: string;
  /** Milliseconds by the server's clock. */
  expires: number;
}

export type ReuseEvent =
  /** An earlier ticket is wanted on the slip; `replaced` is how many selections are on it now. */
  | { type: 'ticket.reused'; owner?: TicketOwner; ticketId: string; withStake: boolean; replaced: number }
  | { type: 'share.asked'; what: ShareBody }
  | { type: 'reuse.confirmed' }
  | { type: 'dialog.closed' }
  | { type: 'player.left' };

const nothing = { slip: null, what: null, shared: null, refusal: null, replaced: 0 };

/** An earlier ticket becomes a slip again, or a slip is shared under a code. */
export const reuseMachine = setup({
  types: {} as { context: ReuseContext; events: ReuseEvent },
  actors: {
    askSlip: answerToProvide<ReusedSlip, Pick<ReuseContext, 'ticketId' | 'owner'>>('askSlip'),
    shareSlip: answerToProvide<SharedCode, { what: ShareBody | null }>('shareSlip'),
  },
  actions: {
    /** Puts selections on the slip and opens the page they belong to. */
    fillSlip: actionToProvide<SlipFilling | null>('fillSlip'),
    noteTicket: assign(
      (_, { owner, ticketId, withStake, replaced }: Extract<ReuseEvent, { type: 'ticket.reused' }>) => ({
        ...nothing,
        owner: owner ?? null,
        ticketId,
        withStake,
        replaced,
      }),
    ),
    noteWhat: assign((_, { what }: { what: ShareBody }) => ({ ...nothing, what })),
    noteSlip: assign((_, slip: ReusedSlip) => ({ slip })),
    noteShared: assign((_, shared: SharedCode) => ({ shared })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalKey(error) ?? 'unavailable' })),
    forget: assign(nothing),
  },
  guards: {
    isWhole: ({ context: { slip, replaced } }) => replaced === 0 && slip !== null && slip.selections.every(isStillOpen),
    hasOpen: ({ context }) => context.slip?.selections.some(isStillOpen) ?? false,
  },
}).createMachine({
  id: 'reuse',
  context: { ticketId: '', owner: null, withStake: false, ...nothing },
  initial: 'idle',
  on: { 'player.left': { target: '.idle', actions: 'forget' } },
  states: {
    idle: {
      on: {
        'ticket.reused': { target: 'asking', actions: { type: 'noteTicket', params: ({ event }) => event } },
        'share.asked': { target: 'sharing', actions: { type: 'noteWhat', params: ({ event }) => event } },
      },
    },
    asking: {
      invoke: {
        id: 'askSlip',
        src: 'askSlip',
        input: ({ context: { ticketId, owner } }) => ({ ticketId, owner }),
        onDone: { target: 'asked', actions: { type: 'noteSlip', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
      on: { 'dialog.closed': { target: 'idle', actions: 'forget' } },
    },
    asked: {
      always: [{ guard: 'isWhole', target: 'filling' }, { target: 'reviewed' }],
    },
    // Some selections are gone, or some on the slip would go: the player decides.
    reviewed: {
      on: {
        'reuse.confirmed': { guard: 'hasOpen', target: 'filling' },
        'dialog.closed': { target: 'idle', actions: 'forget' },
      },
    },
    filling: {
      entry: {
        type: 'fillSlip',
        params: ({ context }) => context.slip && fillingFrom(context.slip, context.withStake),
      },
      always: { target: 'idle', actions: 'forget' },
    },
    sharing: {
      invoke: {
        id: 'shareSlip',
        src: 'shareSlip',
        input: ({ context }) => ({ what: context.what }),
        onDone: { target: 'shared', actions: { type: 'noteShared', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
      on: { 'dialog.closed': { target: 'idle', actions: 'forget' } },
    },
    shared: { on: { 'dialog.closed': { target: 'idle', actions: 'forget' } } },
    refused: { on: { 'dialog.closed': { target: 'idle', actions: 'forget' } } },
  },
});
