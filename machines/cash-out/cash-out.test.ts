import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CashOutQuote } from '../../contract/http/cash-out.ts';
import { answering, telling } from '../testing/recorder.ts';
import { exampleNow } from '../ticket/ticket-examples.ts';
import { exampleQuote as quote } from './cash-out.cases.ts';
import { cashOutMachine } from './cash-out.machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  const ask = answering<CashOutQuote & { secondsLeft: number }, { ticketId: string; ratio: number }>();
  const take = answering<void, { ticketId: string; quote: CashOutQuote | null }>();
  const ticker = telling<{ type: 'clock.ticked'; now: number }>();
  const watched: (readonly string[])[] = [];
  const actor = createActor(
    cashOutMachine.provide({
      actions: { watchTickets: (_, { ticketIds }) => watched.push(ticketIds) },
      actors: {
        askQuote: ask.logic,
        takeQuote: take.logic,
        ticker: ticker.logic,
      },
    }),
    { clock },
  ).start();
  const is = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const quoted = async () => {
    actor.send({ type: 'cashOut.asked', ticketId: 'ticket-1' });
    await ask.last().answer(quote);
  };
  return { actor, watched, clock, ticker, ask, take, is, context, quoted };
};

describe('A cash-out', () => {
  test('is quoted, taken at the amount shown, and paid', async () => {
    const { actor, ask, take, is, quoted } = start();
    await quoted();
    expect(ask.last().input).toEqual({ ticketId: 'ticket-1', ratio: 1 });
    expect(is()).toEqual({ open: 'quoted' });
    actor.send({ type: 'quote.taken' });
    const { secondsLeft: _, ...taken } = quote;
    expect(take.last().input).toEqual({ ticketId: 'ticket-1', quote: taken });
    await take.last().answer();
    expect(is()).toBe('paid');
    actor.send({ type: 'dialog.closed' });
    expect(is()).toBe('closed');
  });

  test('is taken once, however often the button is pressed', async () => {
    const { actor, take, quoted } = start();
    await quoted();
    actor.send({ type: 'quote.taken' });
    actor.send({ type: 'quote.taken' });
    expect(take.calls).toHaveLength(1);
  });

  test('of another part is quoted anew', async () => {
    const { actor, ask, is, quoted } = start();
    await quoted();
    actor.send({ type: 'part.chosen', ratio: 0.25 });
    expect(is()).toEqual({ open: 'quoting' });
    expect(ask.last().input).toEqual({ ticketId: 'ticket-1', ratio: 0.25 });
    actor.send({ type: 'part.chosen', ratio: 0.5 });
    expect(ask.last().input).toEqual({ ticketId: 'ticket-1', ratio: 0.5 });
    expect(ask.calls).toHaveLength(3);
  });

  test('cannot be taken once its time is over, and not before', async () => {
    const { actor, take, is, quoted } = start();
    await quoted();
    actor.send({ type: 'clock.ticked', now: exampleNow + 7_999 });
    expect(is()).toEqual({ open: 'quoted' });
    actor.send({ type: 'clock.ticked', now: exampleNow + 8_000 });
    expect(is()).toEqual({ open: 'expired' });
    actor.send({ type: 'quote.taken' });
    expect(take.calls).toHaveLength(0);
    actor.send({ type: 'quote.renewed' });
    expect(is()).toEqual({ open: 'quoting' });
  });

  test('that is worth less by now says so and asks again', async () => {
    const { actor, take, is, context, quoted } = start();
    await quoted();
    actor.send({ type: 'quote.taken' });
    await take.last().fail({ status: 409, key: 'cashOutMoved' });
    expect(is()).toEqual({ open: 'refused' });
    expect(context().refusal).toBe('cashOutMoved');
    actor.send({ type: 'quote.renewed' });
    expect([is(), context().refusal]).toEqual([{ open: 'quoting' }, null]);
  });

  test('whose answer was lost is asked for again 2 s later, with the same quote, and cannot be put aside', async () => {
    const { actor, clock, take, is, quoted } = start();
    await quoted();
    actor.send({ type: 'quote.taken' });
    await take.last().fail(new Error('no answer'));
    actor.send({ type: 'dialog.closed' });
    expect(is()).toEqual({ taking: 'checking' });
    clock.increment(1_999);
    expect(take.calls).toHaveLength(1);
    clock.increment(1);
    expect(take.calls.map(({ input }) => input.quote?.quote_id)).toEqual(['quote-1', 'quote-1']);
    await take.last().answer();
    expect(is()).toBe('paid');
  });

  test.each([
    ['while it is asked about', false],
    ['between two questions', true],
  ])('without an answer for 40 s, not before, is unknown and not refused: %s', async (_, isLost) => {
    const { actor, clock, take, is, context, quoted } = start();
    await quoted();
    actor.send({ type: 'quote.taken' });
    clock.increment(39_000);
    if (isLost) await take.last().fail(new Error('no answer'));
    clock.increment(999);
    expect(is()).toEqual({ taking: isLost ? 'checking' : 'sending' });
    clock.increment(1);
    expect([is(), context().quote?.quote_id, context().refusal]).toEqual(['unanswered', 'quote-1', null]);
    clock.increment(60_000);
    expect(take.calls).toHaveLength(1);
  });

  test('that is unknown is asked about again with the same quote, for as long again, and may be left', async () => {
    const { actor, clock, take, is, context, quoted } = start();
    await quoted();
    actor.send({ type: 'quote.taken' });
    clock.increment(40_000);
    actor.send({ type: 'outcome.asked' });
    expect([is(), take.last().input.quote?.quote_id]).toEqual([{ taking: 'sending' }, 'quote-1']);
    clock.increment(39_999);
    expect(is()).toEqual({ taking: 'sending' });
    clock.increment(1);
    actor.send({ type: 'outcome.asked' });
    await take.last().answer();
    expect(is()).toBe('paid');
    actor.send({ type: 'dialog.closed' });

    await quoted();
    actor.send({ type: 'quote.taken' });
    clock.increment(40_000);
    actor.send({ type: 'dialog.closed' });
    expect([is(), context().quote]).toEqual(['closed', null]);
  });

  test('is told of for the tickets in sight, a few at a time, and of none that was before them', () => {
    const { actor, watched, context } = start();
    actor.send({ type: 'tickets.shown', ticketIds: ['ticket-1', 'ticket-2'] });
    actor.send({ type: 'quotes.pushed', quotes: { 'ticket-1': 95, 'ticket-2': 20 } });
    actor.send({ type: 'quotes.pushed', quotes: { 'ticket-2': null } });
    expect(context().quotes).toEqual({ 'ticket-1': 95, 'ticket-2': null });
    actor.send({ type: 'tickets.shown', ticketIds: ['ticket-3'] });
    expect(context().quotes).toEqual({});
    expect(watched).toEqual([['ticket-1', 'ticket-2'], ['ticket-3']]);
  });

  test('is forgotten with its player', async () => {
    const { actor, is, context, quoted } = start();
    actor.send({ type: 'quotes.pushed', quotes: { 'ticket-1': 95, 'ticket-2': null } });
    expect(context().quotes).toEqual({ 'ticket-1': 95, 'ticket-2': null });
    await quoted();
    actor.send({ type: 'player.left' });
    expect([is(), context().quotes, context().quote]).toEqual(['closed', {}, null]);
  });
});

describe('The dialog of a cash-out', () => {
  test('is closed whatever it shows while nothing is on its way, and forgets what it showed', async () => {
    const { actor, ask, is, context, quoted } = start();
    actor.send({ type: 'cashOut.asked', ticketId: 'ticket-1' });
    actor.send({ type: 'dialog.closed' });
    expect(is()).toBe('closed');
    await quoted();
    actor.send({ type: 'part.chosen', ratio: 0.25 });
    await ask.last().fail({ status: 409, key: 'cashOutSuspended' });
    actor.send({ type: 'dialog.closed' });
    expect(is()).toBe('closed');
    expect(context()).toMatchObject({ ticketId: '', ratio: 1, quote: null, refusal: null });
  });

  test('says why there is no quote, also when nobody answers', async () => {
    const { actor, ask, is, context } = start();
    actor.send({ type: 'cashOut.asked', ticketId: 'ticket-1' });
    await ask.last().fail({ status: 409, key: 'cashOutSuspended' });
    expect([is(), context().refusal]).toEqual([{ open: 'refused' }, 'cashOutSuspended']);
    actor.send({ type: 'quote.renewed' });
    await ask.last().fail(new Error('no answer'));
    expect([is(), context().refusal]).toEqual([{ open: 'refused' }, 'unavailable']);
  });

  test('quotes another part after a refusal and after the time of a quote too', async () => {
    const { actor, ask, ticker, is, quoted } = start();
    await quoted();
    ticker.tell({ type: 'clock.ticked', now: exampleNow + 8_000 });
    actor.send({ type: 'part.chosen', ratio: 0.75 });
    expect([is(), ask.last().input.ratio]).toEqual([{ open: 'quoting' }, 0.75]);
    await ask.last().fail({ status: 409, key: 'cashOutSuspended' });
    actor.send({ type: 'part.chosen', ratio: 0.25 });
    expect([is(), ask.last().input.ratio]).toEqual([{ open: 'quoting' }, 0.25]);
  });

  test('lets nobody take a quote whose clock has failed', async () => {
    const { actor, take, is, quoted } = start();
    await quoted();
    actor.send({ type: 'xstate.error.actor.ticker', error: 'broken', actorId: 'ticker' } as never);
    expect(is()).toEqual({ open: 'expired' });
    actor.send({ type: 'quote.taken' });
    expect(take.calls).toHaveLength(0);
  });
});
