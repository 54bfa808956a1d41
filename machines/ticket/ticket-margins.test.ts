import { describe, expect, test } from 'vitest';
import { accepted, denial, missing, player, received, visitor, waiting } from '../../test/support/started-ticket.ts';
import type { TicketReport } from './ticket-event.ts';
import {
  answerOf,
  exampleNow,
  exampleUserId,
  selectionOf,
  settingsOf,
  sharedSlipOf,
  walletOf,
} from './ticket-examples.ts';

/** What happens around the life of a ticket (ticket-journeys.test.ts): messages meanwhile, dialogs, a second press. */
const notices = (reports: readonly TicketReport[]) =>
  reports.flatMap((report) => (report.type === 'notice.raised' ? [report.notice.id ?? report.notice.text.key] : []));

describe('What is told while a slip is composed', () => {
  test('changes nothing when it is about the same player, or still about nobody', () => {
    for (const [run, userId] of [
      [player(), exampleUserId],
      [visitor(), null],
    ] as const) {
      run.add(selectionOf('1'));
      run.actor.send({ type: 'deletion.asked' });
      run.actor.send({ type: 'user.changed', userId });
      expect(run.is({ composing: { face: 'deleting' } })).toBe(true);
    }
  });

  test('settings, the time and a feed that lagged are kept, on an empty slip and on another', () => {
    for (const run of [player(), player()]) {
      const settings = settingsOf({ maxTicketSelections: 3 });
      run.actor.send({ type: 'settings.changed', settings });
      run.actor.send({ type: 'feed.went', stale: true });
      run.actor.send({ type: 'ping.answered', ticketId: null, ticketInfo: null, nowTimestamp: exampleNow + 7 });
      expect(run.of()).toMatchObject({ settings, pricesStale: true, serverNow: exampleNow + 7 });
    }
    const composing = player();
    composing.add(selectionOf('1'));
    const settings = settingsOf({ maxTicketSelections: 3 });
    composing.actor.send({ type: 'settings.changed', settings });
    composing.actor.send({ type: 'ping.answered', ticketId: null, ticketInfo: null, nowTimestamp: exampleNow + 7 });
    expect(composing.of()).toMatchObject({ settings, serverNow: exampleNow + 7 });
  });

  test('an empty slip starts with the minimum pay-in, whichever of wallet and settings came last', () => {
    const { actor, of } = visitor();
    actor.send({ type: 'wallet.changed', wallet: walletOf() });
    actor.send({ type: 'settings.changed', settings: settingsOf() });
    expect(of().stake).toBe(5_000);
  });

  test('the panel opens and closes, and closes with a player who goes', () => {
    const { actor, of } = player();
    actor.send({ type: 'panel.toggled' });
    expect(of().panelOpen).toBe(true);
    actor.send({ type: 'panel.closed' });
    expect(of().panelOpen).toBe(false);
    actor.send({ type: 'panel.toggled' });
    actor.send({ type: 'user.changed', userId: 'user-2' });
    expect(of().panelOpen).toBe(false);
  });

  test('the panel closes when the last selection is taken off by hand', () => {
    const { actor, add, of } = player();
    add(selectionOf('1'));
    actor.send({ type: 'panel.toggled' });
    actor.send({ type: 'slip.cleared' });
    actor.send({ type: 'deletion.asked' });
    actor.send({ type: 'slip.cleared' });
    expect([of().selections, of().panelOpen]).toEqual([[], false]);
  });

  test('what another tab composed is taken from the same player alone, and its prices are checked', async () => {
    const { actor, add, priced, check, is, of } = player();
    actor.send({ type: 'slip.shared', slip: sharedSlipOf({ userId: 'user-2' }) });
    expect(of().selections).toEqual([]);
    add(selectionOf('1'));
    await priced(1.85);
    actor.send({ type: 'slip.shared', slip: sharedSlipOf() });
    expect([is({ composing: { prices: 'checking' } }), check.calls.length]).toEqual([true, 2]);
  });

  test('a change that is asked about gives way to a selection that is locked', async () => {
    const { actor, add, priced, is } = player();
    add(selectionOf('1'));
    await priced(1.92);
    expect(is({ composing: { face: 'changed' } })).toBe(true);
    actor.send({ type: 'odds.touched' });
    await priced('-');
    expect(is({ composing: { face: 'locked' } })).toBe(true);
  });
});

describe('What is told while a ticket is waited for', () => {
  test('carries the time, whoever it is about', async () => {
    const { actor, of } = await received();
    actor.send({ type: 'ping.answered', ticketId: 'another', ticketInfo: null, nowTimestamp: exampleNow + 9 });
    expect(of().serverNow).toBe(exampleNow + 9);
    actor.send({ type: 'ticket.processed', answer: { ...denial, nowTimestamp: exampleNow + 12 } });
    expect(of().serverNow).toBe(exampleNow + 12);
  });

  test('a clock that fails refuses no ticket: the server is asked', async () => {
    const { actor, is, of } = await received();
    expect(is({ waiting: 'awaiting' })).toBe(true);
    actor.send({ type: 'xstate.error.actor.ticker', error: 'broken', actorId: 'ticker' } as never);
    expect([is({ waiting: 'checking' }), of().tickets.length]).toEqual([true, 1]);
  });

  test('an offer that was moved is shown again', async () => {
    const { actor, reports } = await received();
    const offered = (stake: number) =>
      actor.send({
        type: 'ticket.processed',
        answer: answerOf({
          accepted: null,
          mtcResponse: {
            status: 'reoffer',
            code: 101,
            offer: { stake, originalStake: 50, expiresAt: exampleNow + 20_000 },
          },
        }),
      });
    offered(30);
    offered(20);
    expect(reports.seen.filter(({ type }) => type === 'offer.made')).toHaveLength(2);
  });
});

describe('A ticket that is over', () => {
  test('by a refusal closes the panel', async () => {
    const { actor, of } = await received();
    actor.send({ type: 'panel.toggled' });
    actor.send({ type: 'ticket.processed', answer: denial });
    expect(of().panelOpen).toBe(false);
  });

  test('because it never arrived is closed: the next press sends the next ticket', async () => {
    const { actor, post, save, pay, is, of } = await waiting();
    await post.last().fail(new Error('no answer'));
    actor.send({ ...missing, nowTimestamp: exampleNow + 1 });
    actor.send({ ...missing, nowTimestamp: exampleNow + 86_400_000 });
    expect([is('refused'), of().tickets]).toEqual([true, []]);
    actor.send({ type: 'dialog.closed' });
    expect([is('composing'), of().refusal]).toEqual([true, null]);
    pay('0d6f6e0c-57a7-4c9c-8e1f-2b8f1f3c9a01');
    await save.last().answer(exampleNow);
    expect(post.last().input?.ticketId).toBe('0d6f6e0c-57a7-4c9c-8e1f-2b8f1f3c9a01');
  });

  test('and whose dialog is closed is told of no more', async () => {
    const paid = await accepted();
    paid.actor.send({ type: 'dialog.closed' });
    expect([paid.is('empty'), paid.of().news, notices(paid.reports.seen)]).toEqual([true, null, []]);
    const denied = await received();
    denied.actor.send({ type: 'ticket.processed', answer: denial });
    denied.actor.send({ type: 'dialog.closed' });
    expect([denied.is('composing'), denied.of().news]).toEqual([true, null]);
  });

  test('and accepted makes room for the next selection without a press on its dialog', async () => {
    const { add, is, of } = await accepted();
    add(selectionOf('2'));
    expect([is('composing'), of().news, of().selections.map(({ id }) => id)]).toEqual([true, null, ['2']]);
  });

  test('by an offer that was not taken is not told of as a slip that was emptied', async () => {
    const { actor, add, priced, pay, post, save, reports, is } = await accepted();
    add(selectionOf('2'));
    await priced(1.85);
    pay();
    await save.last().answer(exampleNow);
    await post.last().answer({ now: exampleNow, createdAt: exampleNow });
    actor.send({
      type: 'ticket.processed',
      answer: answerOf({ accepted: false, mtcResponse: { status: 'cancelled' } }),
    });
    expect([is('empty'), notices(reports.seen)]).toEqual([true, ['offer-withdrawn']]);
  });
});

test('A ticket is to be taken until its own deadline from when it is sent, although the server was heard long before', async () => {
  const run = player();
  run.actor.send({ type: 'ping.answered', ticketId: null, ticketInfo: null, nowTimestamp: exampleNow });
  run.add(selectionOf('1'));
  await run.priced(1.85);
  run.pay();
  await run.save.last().answer(exampleNow + 60_000);
  expect(run.post.last().input?.takeUntil).toBe(exampleNow + 75_000);
  expect(run.of().tickets).toMatchObject([{ createdAt: exampleNow + 60_000, received: false }]);
});
