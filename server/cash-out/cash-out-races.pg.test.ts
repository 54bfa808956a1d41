import { expect, it } from 'vitest';
import { RefusedCall } from '../calls/refusal.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';

const two = twoDesksPerTest();

/** A ticket of 100 at 2.00 whose event is its own. */
const acceptedOf = async (player: string, eventId: string): Promise<string> => {
  const request = aRequest();
  request.selections = request.selections.map((selection) => ({ ...selection, eventId }));
  await two.nodes[0].desk.receive(player, request);
  await two.nodes[0].desk.runDue();
  return request.ticket_id;
};

/** A player with 100, all of it on one ticket. */
const accepted = async (eventId: string): Promise<[player: string, ticketId: string]> => {
  const player = await two.nodes[0].addPlayer(100);
  return [player, await acceptedOf(player, eventId)];
};

const confirm = (
  node: 0 | 1,
  player: string,
  ticketId: string,
  quoteId: string,
  shown: number,
  key: string | null = null,
): Promise<string> =>
  two.nodes[node].desk.cashOuts.confirm(player, { ticketId, quoteId, shown, key }).then(
    () => 'ok',
    (error: unknown) => (error instanceof RefusedCall ? error.key : Promise.reject(error)),
  );

it('twenty confirmations of one quote on two servers pay once', async () => {
  const [player, ticketId] = await accepted('twenty');
  const { amount, quote_id } = await two.nodes[0].desk.cashOuts.quote(player, ticketId, 1);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => confirm(nth % 2 === 0 ? 0 : 1, player, ticketId, quote_id, amount)),
  );
  expect(answers).toEqual(Array(20).fill('ok'));
  await two.settle();
  expect(await two.cashOf(player)).toBe(95);
});

it('two quotes of one ticket taken at once pay one', async () => {
  for (let round = 0; round < 50; round++) {
    const [player, ticketId] = await accepted(`both${round}`);
    const quotes = await Promise.all(two.nodes.map(({ desk }) => desk.cashOuts.quote(player, ticketId, 1)));
    const answers = await Promise.all(
      quotes.map(({ quote_id, amount }, node) => confirm(node === 0 ? 0 : 1, player, ticketId, quote_id, amount)),
    );
    expect([...answers].sort()).toEqual(['cashOutOver', 'ok']);
    expect(await two.cashOf(player)).toBe(95);
  }
});

it('one key for two tickets at once on two servers takes one of them', async () => {
  for (let round = 0; round < 20; round++) {
    const player = await two.nodes[0].addPlayer(200);
    const tickets = [await acceptedOf(player, `key${round}a`), await acceptedOf(player, `key${round}b`)];
    const answers = await Promise.all(
      tickets.map(async (ticketId, node) => {
        const { quote_id, amount } = await two.nodes[0].desk.cashOuts.quote(player, ticketId, 1);
        return confirm(node === 0 ? 0 : 1, player, ticketId, quote_id, amount, 'one-key-for-all');
      }),
    );
    expect([...answers].sort()).toEqual(['idempotencyKeyReused', 'ok']);
  }
});

/** The time that some questions to the database take: a race in which each side comes first now and then. */
const questions = async (count: number): Promise<void> => {
  for (let asked = 0; asked < count; asked++) await two.databases[1].execute('select 1');
};

it('a cash-out and the end of the match settle a ticket once', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 60; round++) {
    const eventId = `end${round}`;
    const [player, ticketId] = await accepted(eventId);
    const { amount, quote_id } = await two.nodes[0].desk.cashOuts.quote(player, ticketId, 1);
    // Now the one waits, now the other, now longer, now not at all.
    const wait = Math.floor(round / 2) % 15;
    const end = async () => {
      await questions(round % 2 === 0 ? wait : 0);
      two.feed.finish(eventId, '1-0');
      await two.nodes[1].desk.runDue();
    };
    const take = async () => {
      await questions(round % 2 === 0 ? 0 : wait);
      return confirm(0, player, ticketId, quote_id, amount);
    };
    const [answer] = await Promise.all([take(), end()]);
    await two.settle();
    outcomes.add(answer);
    expect(await two.cashOf(player)).toBe(answer === 'ok' ? 95 : 200);
  }
  expect([...outcomes].sort()).toEqual(['cashOutOver', 'ok']);
});
