import { assign, setup } from 'xstate';
import { reofferGrace, reofferSeconds } from '../../domain/limits.ts';

/** What the prices, the room and the time allow. */
type Decision = 'accepted' | 'offered' | 'rejected';

/** The outcome of a bet. */
type Outcome = 'cashed_out' | 'won' | 'lost' | 'void';

/** Instants by the server's clock. */
export type PlacedTicketEvent =
  /** Its stake is held, and it is known when it is to be decided. */
  | { type: 'stake.held' }
  | { type: 'decision.made'; decision: Decision; at: number }
  /** By the player, or by his browser when the time was up; `stands`: prices and room are still those of the offer. */
  | { type: 'offer.answered'; answer: 'accepted' | 'declined' | 'timeout'; stands: boolean; at: number }
  /** The server looks for what was not decided in its time. */
  | { type: 'time.passed'; at: number }
  /** What is known of a bet, and what was wrongly known before. */
  | { type: 'outcome.known'; outcome: Outcome };

interface PlacedTicketContext {
  deadlineAt: number;
  offerExpiresAt: number | null;
}

/**
 * A ticket at the server, by the names that its states have in the database (money-and-tickets 6). The server enforces
 * it by conditional updates and a trigger; here it can be read, drawn, and combined with the browser's machines.
 */
export const placedTicketMachine = setup({
  types: {} as { context: PlacedTicketContext; events: PlacedTicketEvent; input: { deadlineAt: number } },
  actions: {
    noteOffer: assign((_, { at }: { at: number }) => ({ offerExpiresAt: at + 1_000 * reofferSeconds })),
  },
  guards: {
    isLate: ({ context }, { at }: { at: number }) => at >= context.deadlineAt,
    isOfferOver: ({ context }, { at }: { at: number }) => at >= (context.offerExpiresAt ?? at) + reofferGrace,
    isDecided: (_, { is, decision }: { is: Decision; decision: Decision }) => is === decision,
    isAgreed: (_, { answer, stands }: { answer: string; stands: boolean }) => answer === 'accepted' && stands,
    isAnswered: (_, { is, answer }: { is: string; answer: string }) => is === answer,
    isOutcome: (_, { is, outcome }: { is: Outcome; outcome: Outcome }) => is === outcome,
  },
}).createMachine({
  id: 'placedTicket',
  context: ({ input }) => ({ deadlineAt: input.deadlineAt, offerExpiresAt: null }),
  initial: 'received',
  states: {
    received: { on: { 'stake.held': { target: 'pending' } } },
    pending: {
      on: {
        'decision.made': [
          // Never taken at or after its deadline, whatever the prices allow.
          { guard: { type: 'isLate', params: ({ event }) => event }, target: 'rejected' },
          {
            guard: { type: 'isDecided', params: ({ event }) => ({ is: 'accepted', decision: event.decision }) },
            target: 'bet.accepted',
          },
          {
            guard: { type: 'isDecided', params: ({ event }) => ({ is: 'offered', decision: event.decision }) },
            target: 'offered',
            actions: { type: 'noteOffer', params: ({ event }) => event },
          },
          { target: 'rejected' },
        ],
        // Until then it waits for its decision.
        'time.passed': { guard: { type: 'isLate', params: ({ event }) => event }, target: 'rejected' },
      },
    },
    offered: {
      on: {
        'offer.answered': [
          // The caller is refused; that the offer is over is sent when the server looks.
          { guard: { type: 'isOfferOver', params: ({ event }) => event } },
          { guard: { type: 'isAgreed', params: ({ event }) => event }, target: 'bet.accepted' },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ is: 'accepted', answer: event.answer }) },
            target: 'rejected',
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ is: 'declined', answer: event.answer }) },
            target: 'declined',
          },
          { target: 'expired' },
        ],
        // Until then the player may answer.
        'time.passed': { guard: { type: 'isOfferOver', params: ({ event }) => event }, target: 'expired' },
      },
    },
    bet: {
      initial: 'accepted',
      on: {
        'outcome.known': [
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ is: 'cashed_out', outcome: event.outcome }) },
            target: '.cashed_out',
          },
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ is: 'won', outcome: event.outcome }) },
            target: '.won',
          },
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ is: 'lost', outcome: event.outcome }) },
            target: '.lost',
          },
          { target: '.void' },
        ],
      },
      states: { accepted: {}, cashed_out: {}, won: {}, lost: {}, void: {} },
    },
    rejected: {},
    declined: {},
    expired: {},
  },
});
