import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, type StateValue, transition } from 'xstate';
import type { OfferAnswer } from '../../../contract/storage/slip.ts';
import { reofferMachine } from '../../../machines/reoffer/reoffer.machine.ts';
import { testable } from '../../../machines/testing/testable.ts';
import { termsOf } from '../../../machines/ticket/own-ticket.ts';
import { ticketMachine } from '../../../machines/ticket/ticket.machine.ts';
import type { TicketContext } from '../../../machines/ticket/ticket-context.ts';
import {
  exampleNow,
  exampleTicketId,
  exampleUserId,
  selectionOf,
  settingsOf,
  walletOf,
} from '../../../machines/ticket/ticket-examples.ts';
import { remembered } from './remembered.ts';

const ticketLogic = testable(ticketMachine).machine;
const reofferLogic = testable(reofferMachine).machine;

/** What a tab of the player holds: the machine of his slip and that of an offer. */
export interface Client {
  ticket: AnyMachineSnapshot;
  reoffer: AnyMachineSnapshot;
  /** The same for two that differ in nothing that is asked about. */
  name: string;
}

/** A call on its way to the server; `awaited` while the client has not given it up. */
export type Call = { awaited: boolean } & (
  | { kind: 'post'; takeUntil: number | undefined }
  | { kind: 'answer'; answer: OfferAnswer }
);

export interface Told {
  to: 'ticket' | 'reoffer';
  event: AnyEventObject;
}

interface Heard {
  client: Client;
  calls: readonly Call[];
}

export const ticketOf = ({ ticket }: Client): TicketContext => ticket.context;

const reports = (actions: readonly { type: string; params: unknown }[]): AnyEventObject[] =>
  actions.flatMap(({ type, params }) => (type === 'report' ? [params as AnyEventObject] : []));

/** What the machines above hand on between the two. */
const relayed: Record<string, Told['to']> = {
  'offer.made': 'reoffer',
  'offer.over': 'reoffer',
  'offer.answered': 'ticket',
};

const nameOf = (ticket: AnyMachineSnapshot, reoffer: AnyMachineSnapshot): string => {
  const { serverNow, secondsLeft, tickets, news, stake, selections, refusal }: TicketContext = ticket.context;
  const { offer, answer, secondsLeft: left } = reoffer.context;
  return JSON.stringify([
    [ticket.value, serverNow, secondsLeft, news?.outcome, news?.stake, stake, selections.length, refusal?.key],
    tickets.map(({ received, createdAt, answer: said, agreedStake }) => [received, createdAt, said, agreedStake]),
    [reoffer.value, offer?.stake, offer?.expiresAt, answer, left],
  ]);
};

const clientOf = (ticket: AnyMachineSnapshot, reoffer: AnyMachineSnapshot): Client => ({
  ticket,
  reoffer,
  name: nameOf(ticket, reoffer),
});

const hear = (before: Client, now: number, first: readonly Told[]): Heard => {
  let { ticket, reoffer } = before;
  const calls: Call[] = [];
  const queue = [...first];
  for (let told = queue.shift(); told; told = queue.shift()) {
    const isTicket = told.to === 'ticket';
    const was = isTicket ? ticket : reoffer;
    const [is, actions] = transition(isTicket ? ticketLogic : reofferLogic, was, told.event);
    if (isTicket) ticket = is;
    else reoffer = is;
    const enters = (state: StateValue) => is.matches(state) && !was.matches(state);
    if (enters({ waiting: 'storing' })) queue.push({ to: 'ticket', event: done('saveTicket', now) });
    if (enters({ waiting: 'sending' }))
      calls.push({ kind: 'post', awaited: true, takeUntil: termsOf(is.context)?.takeUntil });
    if (enters('answering')) calls.push({ kind: 'answer', awaited: true, answer: is.context.answer });
    for (const event of reports(actions)) {
      const to = relayed[event.type];
      if (to) queue.push({ to, event });
    }
  }
  return { client: clientOf(ticket, reoffer), calls };
};

const results = remembered<Heard>();

/** The client after an event, and the calls that it made. */
export const tell = (client: Client, now: number, ...told: Told[]): Heard =>
  results(JSON.stringify([client.name, now, told.map(({ to, event }) => [to, event])]), () => hear(client, now, told));

export const done = (actor: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
  actorId: actor,
});

export const failed = (actor: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error,
  actorId: actor,
});

const opened = (stored: Partial<TicketContext> | null): Client =>
  clientOf(initialTransition(ticketLogic, { stored })[0], initialTransition(reofferLogic)[0]);

const signedIn: AnyEventObject[] = [
  { type: 'user.changed', userId: exampleUserId },
  { type: 'settings.changed', settings: settingsOf() },
  { type: 'wallet.changed', wallet: walletOf() },
];

const toTicket = (events: readonly AnyEventObject[]): Told[] => events.map((event) => ({ to: 'ticket', event }));

/** A player who has just pressed pay. */
export const paid = () =>
  tell(
    opened(null),
    exampleNow,
    ...toTicket([
      ...signedIn,
      { type: 'selection.toggled', selection: selectionOf('1') },
      done('checkSelections', { checks: [], now: exampleNow }),
      { type: 'ticket.paid', ticketId: exampleTicketId },
    ]),
  );

/** The page after a reload: it knows what it stored. */
export const reloaded = (client: Client, now: number) => {
  const { owner, selections, stake, tickets, autoOddsUsers } = ticketOf(client);
  const stored = {
    machine: 'ticket',
    version: 1,
    userId: owner,
    savedAt: now,
    selections,
    stake,
    tickets,
    autoOddsUsers,
  };
  return tell(opened(stored), now, ...toTicket(signedIn));
};
