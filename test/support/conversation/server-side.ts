import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { reofferSeconds } from '../../../domain/limits.ts';
import type { TicketState } from '../../../domain/ticket/ticket-state.ts';
import { leafStates } from '../../../machines/leaf-states.ts';
import { type PlacedTicketEvent, placedTicketMachine } from '../../../machines/placed-ticket/placed-ticket.machine.ts';
import { exampleTicketId, exampleUserId } from '../../../machines/ticket/ticket-examples.ts';
import { processedEvent, type StoredTicket, ticketInfoOf } from '../../../server/tickets/ticket-answer.ts';
import { remembered } from './remembered.ts';

/** A ticket that the server has, and what it would answer about it. */
export interface Placed {
  state: SnapshotFrom<typeof placedTicketMachine>;
  createdAt: number;
  /** It was refused because the server was busy. */
  busy: boolean;
  /** The stake was cut, and the player has agreed. */
  cut: boolean;
  offerAnswer: StoredTicket['offerAnswer'];
}

export const wait = 15_000;
export const stakes = { asked: 5_000, offered: 3_000 } as const;

export const take = (now: number): Placed => {
  const [received] = initialTransition(placedTicketMachine, { deadlineAt: now + wait });
  return { state: moved(received, { type: 'stake.held' }), createdAt: now, busy: false, cut: false, offerAnswer: null };
};

const states = remembered<Placed['state']>();
const moved = (state: Placed['state'], event: PlacedTicketEvent): Placed['state'] =>
  states(JSON.stringify([state.value, state.context, event]), () => transition(placedTicketMachine, state, event)[0]);

export const move = (placed: Placed, event: PlacedTicketEvent): Placed => ({
  ...placed,
  state: moved(placed.state, event),
});

export const standing = ({ state }: Placed): TicketState =>
  leafStates(state.value).join().split('.').at(-1) as TicketState;

/** As the database keeps it, as far as the words about it hang on that. */
const stored = (placed: Placed): StoredTicket => {
  const { offerExpiresAt } = placed.state.context;
  const state = standing(placed);
  const rejected = state === 'rejected';
  return {
    id: '1',
    ticketId: exampleTicketId,
    userId: exampleUserId,
    type: 'prematch',
    state,
    selectedSystems: [1],
    stake: BigInt(placed.cut ? stakes.offered : stakes.asked),
    submittedStake: BigInt(stakes.asked),
    createdAt: placed.createdAt,
    decidedAt: offerExpiresAt === null ? placed.createdAt : offerExpiresAt - 1_000 * reofferSeconds,
    subcode: rejected ? (placed.busy ? 102 : 216) : null,
    etsCode: rejected && placed.busy ? 102 : null,
    answer: [],
    offerKind: offerExpiresAt === null ? null : 'reoffer',
    offerStake: offerExpiresAt === null ? null : BigInt(stakes.offered),
    offerExpiresAt,
    offerAnswer: placed.offerAnswer,
  } as unknown as StoredTicket;
};

/** The server's own words, by socket and by ping. */
export const eventAbout = (placed: Placed, now: number) => ({ ...processedEvent(stored(placed)), nowTimestamp: now });
export const infoAbout = (placed: Placed | null) => placed && ticketInfoOf(stored(placed));
