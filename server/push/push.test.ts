import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/client.ts';
import { sessions, users } from '../database/schema/identity.ts';
import { playBreaks } from '../database/schema/play-limits.ts';
import { pushOrders, pushSubscriptions } from '../database/schema/push.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { type PushService, type Receiver, startPushService } from '../testing/push-receiver.ts';
import { createPushStand, type PushStand } from '../testing/push-stand.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand, type TicketStand } from '../testing/ticket-stand.ts';
import type { MovableClock } from '../time/clock.ts';
import { orderPushes } from './order-push.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const minute = 60_000;

let opened: OpenDatabase;
let service: PushService;
let clock: MovableClock;
let tickets: TicketStand;
let push: PushStand;
let player: string;
beforeAll(async () => {
  [opened, service] = await Promise.all([openInMemory(), startPushService()]);
});
beforeEach(async () => {
  clock = createStillClock(start);
  tickets = createTicketStand(opened.database, clock, createHandFeed(start + 3_600_000));
  push = createPushStand(opened.database, clock, service);
  player = await tickets.addPlayer();
});
afterEach(async () => {
  await opened.database.delete(pushOrders);
  await opened.database.delete(pushSubscriptions);
  service.taken.length = 0;
  service.answer(201);
});
afterAll(() => Promise.all([opened.close(), service.close()]));

type Browser = Receiver & { device: string };
/** What a browser has read of what it was sent. */
const read = ({ device, unseal }: Browser) =>
  service.taken.filter((one) => one.device === device).map(({ body }) => unseal(body));

let round = 0;
/** Pays a ticket of 100 RSD at 2.00; answers its id and its match. */
const pay = async () => {
  round += 1;
  const plain = aRequest({ odds: [2] });
  const eventId = `match-${round}`;
  tickets.feed.set(eventId, { odd: 2 });
  await tickets.desk.receive(player, { ...plain, selections: plain.selections.map((one) => ({ ...one, eventId })) });
  await tickets.desk.runDue();
  return { id: plain.ticket_id, eventId };
};
const finish = async (eventId: string, score: string) => {
  clock.advance(7_200_000);
  tickets.feed.finish(eventId, score);
  await tickets.desk.runDue();
};
const deposit = (subject = 'deposit', userId = player) => {
  const params = { amount: '50', currency: 'EUR' };
  return orderPushes(opened.database, [{ userId, kind: 'depositCredited', subject, params }], clock.now());
};

describe('a settled ticket', () => {
  it('is told to every browser of its player, once, sealed for each', async () => {
    const [phone, desk] = [await push.browser(player), await push.browser(player)];
    const other = await push.browser(await tickets.addPlayer());
    const { id, eventId } = await pay();
    await finish(eventId, '1-0');
    await push.desk.runDue();
    await push.desk.runDue();
    const message = {
      title: 'Your ticket won',
      body: '200.00 RSD are in your wallet.',
      tag: `ticket:${id}`,
      path: `/en/ticket_history?paper=${id}`,
      lang: 'en',
    };
    expect([read(phone), read(desk), read(other)]).toEqual([[message], [message], []]);
    const [sent] = service.taken;
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(24 * 3_600) });
    expect(sent?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/);
    expect(service.taken.some(({ body }) => body.includes('ticket'))).toBe(false);
  });

  it('that lost says so, and a corrected one says what it is now, in place of what was said', async () => {
    const phone = await push.browser(player);
    const { id, eventId } = await pay();
    await finish(eventId, '0-1');
    await push.desk.runDue();
    tickets.feed.finish(eventId, '2-1');
    await tickets.desk.correct(eventId);
    await push.desk.runDue();
    expect(read(phone).map(({ title, tag }) => [title, tag])).toEqual([
      ['Your ticket is settled', `ticket:${id}`],
      ['Your ticket won', `ticket:${id}`],
    ]);
  });

  it('is not told to a browser that did not ask for it', async () => {
    const phone = await push.browser(player, ['depositCredited']);
    const { eventId } = await pay();
    await finish(eventId, '1-0');
    await push.desk.runDue();
    expect(read(phone)).toEqual([]);
  });
});

it('a cash-out is told when it is done', async () => {
  const phone = await push.browser(player);
  const { id } = await pay();
  const { amount, quote_id } = await tickets.desk.cashOuts.quote(player, id, 1);
  await tickets.desk.cashOuts.confirm(player, { ticketId: id, quoteId: quote_id, shown: amount });
  await push.desk.runDue();
  const body = `${amount.toFixed(2)} RSD are in your wallet.`;
  expect(read(phone)).toMatchObject([{ title: 'Cash-out done', body, tag: `ticket:${id}` }]);
});

describe('nothing is told', () => {
  const silences: [string, (sessionId: string) => Promise<unknown>][] = [
    [
      'after a logout',
      (id) => opened.database.update(sessions).set({ endedAt: clock.now() }).where(eq(sessions.id, id)),
    ],
    ['after the session ran out', async () => clock.advance(31 * 86_400_000)],
    ['to a blocked player', () => opened.database.update(users).set({ blocked: true }).where(eq(users.id, player))],
    [
      'in a break',
      () =>
        opened.database
          .insert(playBreaks)
          .values({ userId: player, kind: 'timeOut', startedAt: clock.now(), endsAt: null }),
    ],
  ];
  it.each(silences)('%s, whether it was ordered before', async (_when, silence) => {
    const phone = await push.browser(player);
    await deposit('before');
    await silence(phone.sessionId);
    await deposit('after');
    await push.desk.runDue();
    expect(service.taken).toEqual([]);
    expect(await opened.database.select().from(pushOrders).where(eq(pushOrders.kind, 'depositCredited'))).toSatisfy(
      (rows: { doneAt: number | null; kept: unknown }[]) =>
        rows.every(({ doneAt, kept }) => doneAt !== null && kept === null),
    );
  });

  it('of a deposit that is a day old', async () => {
    await push.browser(player);
    await deposit();
    clock.advance(24 * 3_600_000);
    await push.desk.runDue();
    expect(service.taken).toEqual([]);
  });

  it('of what a browser has switched off meanwhile', async () => {
    const phone = await push.browser(player);
    await deposit();
    await push.desk.change({ userId: player, sessionId: phone.sessionId }, ['kickOff']);
    await push.desk.runDue();
    expect(service.taken).toEqual([]);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i has lost the browser: it is dropped', async (status) => {
    const phone = await push.browser(player);
    await deposit();
    service.answer(status);
    await push.desk.runDue();
    expect(await push.desk.settings({ userId: player, sessionId: phone.sessionId }, null)).toMatchObject({
      devices: [],
    });
    service.answer(201);
    await deposit('another');
    await push.desk.runDue();
    expect(service.taken).toHaveLength(1);
  });

  it.each([500, 429, null])('that answers %s is asked again after growing pauses', async (status) => {
    const phone = await push.browser(player);
    await deposit();
    service.answer(status);
    await push.desk.runDue();
    for (const [pause, tries] of [
      [29_999, 1],
      [1, 2],
      [59_999, 2],
      [1, 3],
    ] as const) {
      clock.advance(pause);
      await push.desk.runDue();
      expect(service.taken).toHaveLength(tries);
    }
    service.answer(201);
    clock.advance(2 * minute);
    await push.desk.runDue();
    expect(read(phone)).toHaveLength(4);
    clock.advance(minute * 60);
    await push.desk.runDue();
    expect(service.taken).toHaveLength(4);
  });

  it('that names a pause is left alone for as long', async () => {
    await push.browser(player);
    await deposit();
    service.answer(429, { 'retry-after': '300' });
    await push.desk.runDue();
    clock.advance(5 * minute - 1);
    await push.desk.runDue();
    expect(service.taken).toHaveLength(1);
    clock.advance(1);
    await push.desk.runDue();
    expect(service.taken).toHaveLength(2);
  });

  it('that refuses is not asked again, and nothing of the address is logged', async () => {
    const { device } = await push.browser(player);
    await deposit();
    service.answer(403);
    await push.desk.runDue();
    service.answer(null);
    await deposit('another');
    await push.desk.runDue();
    clock.advance(minute * 10);
    service.answer(201);
    await push.desk.runDue();
    expect(service.taken).toHaveLength(3);
    expect(push.logged).toHaveLength(2);
    expect(push.logged.join()).not.toContain(device);
    expect(push.logged.join()).not.toContain('push-service');
  });
});

it('of more than ten browsers of a player the oldest is dropped', async () => {
  const [oldest] = [await push.browser(player)];
  for (let more = 0; more < 10; more += 1) {
    clock.advance(1);
    await push.browser(player);
  }
  await deposit();
  await push.desk.runDue();
  expect(service.taken).toHaveLength(10);
  expect(read(oldest)).toEqual([]);
});
