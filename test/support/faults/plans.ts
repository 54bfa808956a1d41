import pg from 'pg';
import { pino } from 'pino';
import { createBonuses } from '../../../server/bonuses/bonuses.ts';
import { createOutbox } from '../../../server/bus/outbox.ts';
import { createMovements } from '../../../server/history/movements.ts';
import { createHousekeeping } from '../../../server/jobs/housekeeping.ts';
import { fillTickets, matchName } from '../../../server/testing/many-tickets.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { createStillClock } from '../../../server/testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand } from '../../../server/testing/ticket-stand.ts';
import { median } from '../../../tools/bench/quantile.ts';
import { recordStatements, type Statement } from '../../../tools/bench/ticket/statements.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
/** Open tickets of two legs each, however many there are: a hundred thousand open legs. */
const open = 50_000;
const matches = 1_000;
const settledMatch = 7;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}
interface Explained {
  Plan: Plan;
  'Planning Time'?: number;
  'Execution Time'?: number;
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const indexesIn = (plan: Plan): string[] => [
  ...new Set(nodesOf(plan).flatMap(({ 'Index Name': index }) => (index === undefined ? [] : [index]))),
];
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What players and loops send all the time: the work it is part of, and a pattern that only its text matches there. */
const hotStatements: readonly (readonly [what: string, work: string, says: RegExp])[] = [
  ['a ticket by the id of its player', 'a ping about a ticket', /^select .* from "tickets"/],
  ['the legs of a ticket', 'receiving and deciding a ticket', /^select .* from "ticket_selections"/],
  ['tickets to be decided', 'a turn of all loops with nothing due', /order by "tickets"."decide_at"/],
  ['offers that are over', 'a turn of all loops with nothing due', /order by "tickets"."offer_expires_at"/],
  ['matches with open legs', 'a turn of all loops with nothing due', /^with recursive open_matches/],
  ['tickets of an ended match', 'settling a match', /inner join "tickets" .* for update/],
  ['tickets in sight, for their quotes', 'a cash-out and the quotes of what is in sight', /as "wanted"/],
  ['fifty tickets of a history', 'a page of the history', /order by "tickets"."created_at" desc.* limit/],
  ['fifty movements of money', 'a page of the movements', /^select id::text as id, key/],
  ['the moves of a ticket', 'the moves of a ticket', /^select .* from "ticket_moves"/],
];

/** The search for due work, in milliseconds, at a hundred thousand open legs. */
const longestSearch = 5;
const searches = ['tickets to be decided', 'offers that are over', 'matches with open legs'];

interface TimedStatement {
  what: string;
  indexes: string;
  /** Median of five, planning included. */
  ms: number;
}

/** A database with this many tickets of two legs, what is done with them, and PostgreSQL's plans. */
export const openPlans = async (tickets: number) => {
  const postgres = await createScratchPostgres();
  const { database } = await postgres.open();
  await fillTickets(database, { players: tickets / 50, tickets, open, legs: 2, matches, now: start });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  // Those of many rows, and quotes, of which there are none yet: a month that has not begun may be read from end to end.
  const { rows: many } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > ${tickets / 2} or relname = 'cash_outs'`,
  );
  const large = new Set(many.map(({ name }) => name));
  const scansIn = (plan: Plan): string[] =>
    nodesOf(plan).flatMap(({ 'Node Type': type, 'Relation Name': table }) =>
      type === 'Seq Scan' && table !== undefined && large.has(table) ? [table] : [],
    );
  const recorder = recordStatements();
  const clock = createStillClock(start);
  const feed = createHandFeed(start + 3_600_000);
  const stand = createTicketStand(database, clock, feed);
  const player = await stand.addPlayer();
  const log = pino({ level: 'silent' });

  const request = () => {
    const plain = aRequest();
    return { ...plain, selections: plain.selections.map((one) => ({ ...one, eventId: matchName(matches - 1) })) };
  };
  /** A ticket that is accepted, in place for what comes after it. */
  const paid = async (): Promise<string> => {
    const ticket = request();
    await stand.desk.receive(player, ticket);
    await stand.desk.runDue();
    return ticket.ticket_id;
  };

  const bonuses = () => {
    const outbox = createOutbox(database, clock, stand.ledger, { toUser: () => undefined, toAll: () => undefined });
    return createBonuses({ database, sweeps: database, clock, ledger: stand.ledger, outbox, settings: stand, log });
  };

  /** Each makes ready what the work is about, and answers the work. */
  const works: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
    'receiving and deciding a ticket': async () => paid,
    'an offer, its answer and its end': async () => async () => {
      stand.forced.push({ outcome: 'reoffer', stake: 50 });
      const ticketId = await paid();
      await stand.desk.answerOffer(player, { ticketId, accepted: true });
      stand.forced.push({ outcome: 'reoffer', stake: 50 });
      await paid();
      clock.advance(30_000);
      await stand.desk.runDue();
    },
    'settling a match': async () => {
      feed.finish(matchName(settledMatch), '1-0');
      return stand.desk.runDue;
    },
    'correcting a result': async () => {
      feed.finish(matchName(settledMatch), '0-1');
      return () => stand.desk.correct(matchName(settledMatch));
    },
    'a cash-out and the quotes of what is in sight': async () => {
      const ticketId = await paid();
      return async () => {
        await stand.desk.cashOuts.openQuotes([{ userId: player, ticketId }]);
        const { quote_id: quoteId, amount: shown } = await stand.desk.cashOuts.quote(player, ticketId, 1);
        await stand.desk.cashOuts.confirm(player, { ticketId, quoteId, shown, key: 'a-key-of-its-own' });
      };
    },
    'a ping about a ticket': async () => () => stand.desk.ticketInfo(player, crypto.randomUUID()),
    'a page of the history': async () => () => stand.desk.history(player, { page: 1 }),
    'the moves of a ticket': async () => async () => stand.desk.trace(player, await paid()),
    'a page of the movements': async () => () => createMovements(database, clock).page(player, { page: 1 } as never),
    'a turn of all loops with nothing due': async () => stand.desk.runDue,
    'crediting bonuses': async () => bonuses().creditDue,
    'a page of bonuses': async () => () => bonuses().view(player),
    'clearing out what is over': async () => createHousekeeping(database, clock, log).tidy,
  };

  const known = new Map<string, Statement[]>();
  /** What a work asked of the database: it is done once. */
  const statementsOf = async (name: string): Promise<Statement[]> => {
    const before = known.get(name);
    if (before) return before;
    const work = await works[name]?.();
    recorder.start();
    await work?.();
    const written = recorder.stop().filter(({ text }) => /^\s*(select|insert|update|delete|with)/i.test(text));
    if (written.length === 0) throw new Error(`${name} asked nothing of the database`);
    known.set(name, written);
    return written;
  };
  const explain = async (text: string, values: unknown[], how = ''): Promise<Explained> => {
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(`explain (${how}format json) ${text}`, values);
    const explained = rows[0]?.['QUERY PLAN'][0];
    if (!explained) throw new Error(`no plan for ${text}`);
    return explained;
  };
  /** Run five times; what it locks is let go of. */
  const timed = async (text: string, values: unknown[]) => {
    const times: number[] = [];
    let indexes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      await client.query('begin');
      const { Plan: plan, ...took } = await explain(text, values, 'analyze, ');
      await client.query('rollback');
      indexes = indexesIn(plan);
      times.push((took['Planning Time'] ?? 0) + (took['Execution Time'] ?? 0));
    }
    return { indexes: indexes.join(', '), ms: Number(median(times).toFixed(2)) };
  };

  return {
    large: [...large].sort(),
    works: Object.keys(works),
    /** The large tables that a statement reads from end to end, with the statement; empty when all is well. */
    scansOf: async (text: string, values: unknown[] = []): Promise<string[]> =>
      scansIn((await explain(text, values)).Plan).map((table) => `${table}: ${oneLine(text).slice(0, 200)}`),
    statementsOf,
    hottest: async (): Promise<TimedStatement[]> => {
      const found: TimedStatement[] = [];
      for (const [what, work, says] of hotStatements) {
        const statement = (await statementsOf(work)).find(({ text }) => says.test(oneLine(text)));
        if (!statement) throw new Error(`nothing in ${work} says ${says}`);
        // The tickets of that match are settled by now; those of the next are open.
        const values = statement.values.map((value) => (value === matchName(settledMatch) ? matchName(8) : value));
        found.push({ what, ...(await timed(statement.text, values)) });
      }
      return found;
    },
    stop: async (): Promise<void> => {
      await client.end();
      await postgres.drop();
    },
  };
};

/** The plans of the hottest statements at this many tickets, and which tables are read from end to end. */
export const runPlans = async (tickets: number) => {
  const plans = await openPlans(tickets);
  try {
    const wrong: string[] = [];
    for (const work of plans.works)
      for (const { text, values } of await plans.statementsOf(work)) wrong.push(...(await plans.scansOf(text, values)));
    const hottest = await plans.hottest();
    for (const { what, ms } of hottest)
      if (searches.includes(what) && ms > longestSearch) wrong.push(`${what}: ${ms} ms`);
    return { hottest, wrong: [...new Set(wrong)] };
  } finally {
    await plans.stop();
  }
};
