import { pino } from 'pino';
import { expect, test } from 'vitest';
import { cashOutQuoteLife } from '../../domain/limits.ts';
import { sessions, users } from '../database/schema/identity.ts';
import { outbox } from '../database/schema/outbox.ts';
import { cashOuts } from '../database/schema/tickets.ts';
import { inMemory } from '../testing/in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';
import { createHousekeeping } from './housekeeping.ts';

const day = 86_400_000;
const now = Date.parse('2026-03-01T12:00:00.000Z');
const opened = inMemory();

test('news sent a day ago and sessions long over are cleared out, in as many turns as it takes, and nothing else', async () => {
  const { database } = opened;
  const [user] = await database
    .insert(users)
    .values({ username: 'old', usernameKey: 'old', passwordHash: '-', createdAt: now })
    .returning();
  const userId = user?.id ?? '';
  const sent = (sentAt: number | null) =>
    ({ userId, event: 'wallet_update', payload: {}, createdAt: now - 3 * day, sentAt }) as const;
  const old = Array.from({ length: 7 }, () => sent(now - day - 1));
  await database.insert(outbox).values([...old, sent(now - day), sent(null)]);
  const session = (expiresAt: number) => ({ userId, rememberMe: false, rotatedAt: now - 90 * day, expiresAt });
  await database.insert(sessions).values([session(now - 30 * day - 1), session(now - 30 * day), session(now + day)]);

  await createHousekeeping(database, createStillClock(now), pino({ level: 'silent' }), 3).tidy();
  expect((await database.select().from(outbox)).map(({ sentAt }) => sentAt)).toEqual([now - day, null]);
  const left = (await database.select().from(sessions)).map(({ expiresAt }) => expiresAt);
  expect(left.sort()).toEqual([now - 30 * day, now + day]);
});

test('quotes nobody took are cleared out a day after their end; those that were taken stay', async () => {
  const clock = createStillClock(now);
  const stand = createTicketStand(opened.database, clock, createHandFeed(now + 3 * day));
  const player = await stand.addPlayer();
  const request = aRequest();
  await stand.desk.receive(player, request);
  await stand.desk.runDue();
  const quote = () => stand.desk.cashOuts.quote(player, request.ticket_id, 0.5);
  const { quote_id: taken, amount: shown } = await quote();
  await stand.desk.cashOuts.confirm(player, { ticketId: request.ticket_id, quoteId: taken, shown });
  for (let nth = 0; nth < 7; nth += 1) await quote();
  const housekeeping = createHousekeeping(opened.database, clock, pino({ level: 'silent' }), 3);
  const kept = async () => (await opened.database.select().from(cashOuts)).map(({ id }) => id);
  clock.advance(day + cashOutQuoteLife);
  await housekeeping.tidy();
  expect(await kept()).toHaveLength(8);
  clock.advance(1);
  await housekeeping.tidy();
  expect(await kept()).toEqual([taken]);
});
