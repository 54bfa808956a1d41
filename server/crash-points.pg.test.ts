import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database/unavailable.ts';
import { aRequest, type TicketStand } from './testing/ticket-stand.ts';
import { twoDesksPerTest } from './testing/two-desks.ts';

const two = twoDesksPerTest();

type Query = (this: { connection: { stream: { destroy(): void } } }, ...words: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const whole = prototype.query;

/** Statements until the process is gone, as its database sees it: the line breaks and nothing more comes. */
let left = Number.POSITIVE_INFINITY;
let reached = false;

beforeAll(() => {
  prototype.query = function (...words) {
    left -= 1;
    if (left <= 0) {
      reached = true;
      this.connection.stream.destroy();
    }
    return whole.apply(this, words);
  };
  return () => {
    prototype.query = whole;
  };
});
afterEach(() => {
  left = Number.POSITIVE_INFINITY;
});

interface Story {
  /** What the process is at when it dies. */
  name: string;
  /** The work, prepared; what it does may be done again. */
  prepare(stand: TicketStand, player: string, eventId: string): Promise<(stand: TicketStand) => Promise<unknown>>;
  /** The player's 100 afterwards. */
  cash: number;
}

const ticketOn = (eventId: string) => {
  const request = aRequest();
  return { ...request, selections: request.selections.map((selection) => ({ ...selection, eventId })) };
};
const accepted = async (stand: TicketStand, player: string, eventId: string): Promise<string> => {
  const request = ticketOn(eventId);
  await stand.desk.receive(player, request);
  await stand.desk.runDue();
  return request.ticket_id;
};

const stories: Story[] = [
  {
    name: 'a ticket is received and decided',
    cash: 0,
    prepare: async (_stand, player, eventId) => {
      const request = ticketOn(eventId);
      return async ({ desk }) => {
        await desk.receive(player, request);
        await desk.runDue();
      };
    },
  },
  {
    name: 'an offer is accepted',
    cash: 50,
    prepare: async (stand, player, eventId) => {
      stand.forced.push({ outcome: 'reoffer', stake: 50 });
      const ticketId = await accepted(stand, player, eventId);
      return async ({ desk }) => {
        await desk.answerOffer(player, { ticketId, accepted: true });
        await desk.runDue();
      };
    },
  },
  {
    name: 'a ticket is cashed out',
    cash: 95,
    prepare: async (stand, player, eventId) => {
      const ticketId = await accepted(stand, player, eventId);
      const { quote_id: quoteId, amount: shown } = await stand.desk.cashOuts.quote(player, ticketId, 1);
      return ({ desk }) => desk.cashOuts.confirm(player, { ticketId, quoteId, shown, key: `key-${ticketId}` });
    },
  },
  ...(['1-0', null] as const).map(
    (score): Story => ({
      name: score ? 'a won ticket is settled' : 'a void ticket is given back',
      cash: score ? 200 : 100,
      prepare: async (stand, player, eventId) => {
        await accepted(stand, player, eventId);
        stand.feed.finish(eventId, score ?? '0-0', score === null);
        return ({ desk }) => desk.runDue();
      },
    }),
  ),
  {
    name: 'a result is corrected',
    cash: 0,
    prepare: async (stand, player, eventId) => {
      await accepted(stand, player, eventId);
      stand.feed.finish(eventId, '1-0');
      await stand.desk.runDue();
      stand.feed.finish(eventId, '0-1');
      return ({ desk }) => desk.correct(eventId);
    },
  },
];

describe('a process that dies between any two statements while', () => {
  it.each(stories)(
    '$name leaves all of it or nothing, and the next process ends it',
    async ({ name, prepare, cash }) => {
      const [dying, next] = two.nodes;
      let point = 0;
      do {
        point += 1;
        const player = await dying.addPlayer(100);
        const work = await prepare(dying, player, `${name} ${point}`);
        reached = false;
        left = point;
        const died = await work(dying).then(
          () => null,
          (error: unknown) => error,
        );
        left = Number.POSITIVE_INFINITY;
        // What runs in the background may have met the end alone.
        if (died !== null) expect(isDatabaseAway(died)).toBe(true);
        await dying.desk.close();
        await work(next);
        // The locks of the one that is gone outlast it by a moment: a sweep comes back to them in its next turn.
        const afterTurn = async () => {
          await next.desk.runDue();
          return [point, await two.cashOf(player)];
        };
        await expect.poll(afterTurn).toEqual([point, cash]);
      } while (reached);
      expect(point).toBeGreaterThan(5);
    },
  );
});
