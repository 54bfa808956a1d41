import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBonuses } from './bonuses/bonuses.ts';
import type { Database } from './database/client.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createMovements } from './ledger/movements.ts';
import { fillTickets, matchName } from './testing/many-tickets.ts';
import { createScratchPostgres, type ScratchPostgres } from './testing/scratch-postgres.ts';
import { createStillClock } from './testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand, type TicketStand } from './testing/ticket-stand.ts';
import { createOutbox } from './tickets/outbox.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
/** What a million rows are in: none of these is ever read from end to end. */
const large = ['tickets', 'ticket_selections', 'ticket_moves', 'ledger_transactions', 'ledger_entries', 'cash_outs'];

interface Statement {
  text: string;
  values: unknown[];
}
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
type Query = (config: { text?: string } | string, values?: unknown[], ...rest: unknown[]) => unknown;

const prototype = pg.Client.prototype as unknown as { query: Query };
const whole = prototype.query;
let written: Statement[] | null = null;

const log = pino({ level: 'silent' });
const clock = createStillClock(start);
const feed = createHandFeed(start + 3_600_000);
let postgres: ScratchPostgres;
let database: Database;
let stand: TicketStand;
let player: string;
let client: pg.Client;

beforeAll(async () => {
  prototype.query = function (this: unknown, config, values, ...rest) {
    const text = typeof config === 'string' ? config : config.text;
    if (written && text && /^\s*(select|insert|update|delete|with)/i.test(text)) {
      written.push({ text, values: [...(values ?? (config as { values?: unknown[] }).values ?? [])] });
    }
    return whole.call(this, config, values, ...rest);
  };
  postgres = await createScratchPostgres();
  ({ database } = await postgres.open());
  await fillTickets(database, { players: 2_000, tickets: 100_000, legs: 2, matches: 1_000, now: start });
  stand = createTicketStand(database, clock, feed);
  player = await stand.addPlayer();
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
}, 180_000);
afterAll(async () => {
  prototype.query = whole;
  await client?.end();
  await postgres?.drop();
});

const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && large.includes(plan['Relation Name'] ?? '')
    ? [`${plan['Relation Name']}`]
    : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
];

/** The large tables that the statements of this work read from end to end, with the statement; empty when all is well. */
const endToEnd = async (work: () => Promise<unknown>): Promise<string[]> => {
  written = [];
  await work();
  const statements = written;
  written = null;
  expect(statements.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) found.push(...scansIn(plan).map((table) => `${table}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`));
  }
  return [...new Set(found)];
};

const request = () => {
  const plain = aRequest();
  return { ...plain, selections: plain.selections.map((one) => ({ ...one, eventId: matchName(999) })) };
};
/** A ticket that is accepted, in place for what comes after it. */
const paid = async (): Promise<string> => {
  const ticket = request();
  await stand.desk.receive(player, ticket);
  await stand.desk.runDue();
  return ticket.ticket_id;
};

it('a statement that reads a table from end to end is found', async () => {
  expect(await endToEnd(() => database.execute(sql`select count(*) from tickets where body_hash = 'x'`))).toEqual([
    `tickets: select count(*) from tickets where body_hash = 'x'`,
  ]);
});

describe('at a hundred thousand tickets no large table is read from end to end by', () => {
  const works: [name: string, work: () => Promise<() => Promise<unknown>>][] = [
    ['receiving and deciding a ticket', async () => paid],
    [
      'an offer, its answer and its end',
      async () => async () => {
        stand.forced.push({ outcome: 'reoffer', stake: 50 });
        const ticketId = await paid();
        await stand.desk.answerOffer(player, { ticketId, accepted: true });
        stand.forced.push({ outcome: 'reoffer', stake: 50 });
        await paid();
        clock.advance(30_000);
        await stand.desk.runDue();
      },
    ],
    [
      'settling a match',
      async () => {
        feed.finish(matchName(7), '1-0');
        return stand.desk.runDue;
      },
    ],
    [
      'correcting a result',
      async () => {
        feed.finish(matchName(7), '0-1');
        return () => stand.desk.correct(matchName(7));
      },
    ],
    [
      'a cash-out and the quotes of what is in sight',
      async () => {
        const ticketId = await paid();
        return async () => {
          await stand.desk.cashOuts.openQuotes([{ userId: player, ticketId }]);
          const { quote_id: quoteId, amount: shown } = await stand.desk.cashOuts.quote(player, ticketId, 1);
          await stand.desk.cashOuts.confirm(player, { ticketId, quoteId, shown, key: 'a-key-of-its-own' });
        };
      },
    ],
    ['a ping about a ticket', async () => () => stand.desk.ticketInfo(player, crypto.randomUUID())],
    ['a page of the history', async () => () => stand.desk.history(player, { page: 1 })],
    ['the moves of a ticket', async () => async () => stand.desk.trace(player, await paid())],
    ['a page of the movements', async () => () => createMovements(database, clock).page(player, { page: 1 } as never)],
    ['a turn of all loops with nothing due', async () => stand.desk.runDue],
    [
      'crediting bonuses',
      async () => {
        const outbox = createOutbox(database, clock, stand.ledger, { toUser: () => undefined, toAll: () => undefined });
        return createBonuses({ database, clock, ledger: stand.ledger, outbox, settings: stand, log }).creditDue;
      },
    ],
    ['clearing out what is over', async () => createHousekeeping(database, clock, log).tidy],
  ];
  it.each(works)('%s', async (_name, prepare) => {
    expect(await endToEnd(await prepare())).toEqual([]);
  });
});
