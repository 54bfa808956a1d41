import { createActor, SimulatedClock } from 'xstate';
import type { PendingTicket } from '../../contract/storage/slip.ts';
import type { Selections } from '../../domain/ticket/slip.ts';
import type { SlipSelection } from '../../domain/ticket/slip-selection.ts';
import type { TicketTerms } from '../../domain/ticket/ticket-request.ts';
import { answering, listening, recording } from '../../machines/testing/recorder.ts';
import { ticketMachine } from '../../machines/ticket/ticket.machine.ts';
import type { CheckedPrices, TickEvent, TicketReceipt, TicketReport } from '../../machines/ticket/ticket-event.ts';
import {
  answerOf,
  exampleNow,
  exampleTicketId,
  exampleUserId,
  selectionOf,
  settingsOf,
  walletOf,
} from '../../machines/ticket/ticket-examples.ts';

/** Stages of a ticket's life where tests begin; this one is a visitor's. */
export const visitor = () => {
  const check = answering<CheckedPrices, Selections>();
  const post = answering<TicketReceipt, TicketTerms | null>();
  const save = answering<number, PendingTicket | undefined>();
  const reports = recording<TicketReport>();
  const actor = createActor(
    ticketMachine.provide({
      actors: {
        checkSelections: check.logic,
        postTicket: post.logic,
        saveTicket: save.logic,
        ticker: listening<TickEvent>(),
      },
      actions: { report: reports.action },
    }),
    { clock: new SimulatedClock(), input: { stored: null } },
  ).start();
  const is = (value: Parameters<ReturnType<(typeof actor)['getSnapshot']>['matches']>[0]) =>
    actor.getSnapshot().matches(value);
  const add = (selection: SlipSelection) => actor.send({ type: 'selection.toggled', selection });
  const pay = (ticketId = exampleTicketId) => actor.send({ type: 'ticket.paid', ticketId });
  const priced = (odd: number | '-') =>
    check.last().answer({
      now: exampleNow,
      checks: [{ id: '1|1X2|1', eventId: '1', odd, band: null, originalOdd: 1.85, originalBand: null }],
    });
  return { actor, check, post, save, reports, is, add, pay, priced, of: () => actor.getSnapshot().context };
};

export const player = () => {
  const run = visitor();
  run.actor.send({ type: 'user.changed', userId: exampleUserId });
  run.actor.send({ type: 'settings.changed', settings: settingsOf() });
  run.actor.send({ type: 'wallet.changed', wallet: walletOf() });
  return run;
};

/** A ticket that was sent. */
export const waiting = async () => {
  const run = player();
  run.add(selectionOf('1'));
  await run.priced(1.85);
  run.pay();
  await run.save.last().answer(exampleNow);
  return run;
};

export const received = async () => {
  const run = await waiting();
  await run.post.last().answer({ now: exampleNow, createdAt: exampleNow });
  return run;
};

export const accepted = async () => {
  const run = await received();
  run.actor.send({ type: 'ticket.processed', answer: answerOf() });
  return run;
};

export const denial = answerOf({ accepted: false, mtcResponse: { status: 'denied', subcode: 217 } });
export const missing = { type: 'ping.answered', ticketId: exampleTicketId, ticketInfo: null } as const;
