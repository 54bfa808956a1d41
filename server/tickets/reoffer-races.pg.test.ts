import { expect, it, vi } from 'vitest';
import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { OfferAnswer } from '../database/schema/tickets.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';

const two = twoDesksPerTest();
const lastMoment = 21_999;

/** A player with 100, all of it held by a ticket whose stake was cut to 40. */
const offered = async (eventId = 'e1'): Promise<[player: string, ticketId: string]> => {
  const player = await two.nodes[0].addPlayer(100);
  two.nodes[0].forced.push({ outcome: 'reoffer', stake: 40 });
  const request = aRequest();
  request.selections = request.selections.map((selection) => ({ ...selection, eventId }));
  await two.nodes[0].desk.receive(player, request);
  await two.nodes[0].desk.runDue();
  return [player, request.ticket_id];
};

const answerAt = (node: 0 | 1, player: string, ticketId: string, word: OfferAnswer): Promise<string> => {
  const answer = word === 'accepted' ? { accepted: true as const } : { accepted: false as const, reason: word };
  return two.nodes[node].desk.answerOffer(player, { ticketId, ...answer }).then(
    () => 'ok',
    (error: unknown) => (error instanceof RefusedCall ? error.key : Promise.reject(error)),
  );
};

const statusOf = async (player: string, ticketId: string) => {
  const seen = await Promise.all(two.nodes.map(({ desk }) => desk.ticketInfo(player, ticketId)));
  expect(seen[0]).toEqual(seen[1]);
  return seen[0]?.mtcResponse.status ?? '';
};

/** What both nodes together sent about a ticket after it was offered. */
const finalWords = (ticketId: string) =>
  two.nodes
    .flatMap(({ pushed }) => pushed)
    .filter(({ event }) => event === 'ticketRequestProcessed')
    .map(({ payload }) => payload as TicketRequestProcessed)
    .filter(({ frontend_uuid, accepted }) => frontend_uuid === ticketId && accepted !== null)
    .map(({ mtcResponse }) => mtcResponse.status);

const cash: Readonly<Record<string, number>> = { accepted: 60, cancelled: 100, expired: 100, denied: 100 };

/** The time that some questions to the database take: a race in which each side comes first now and then. */
const questions = async (count: number): Promise<void> => {
  for (let asked = 0; asked < count; asked++) await two.databases[1].execute('select 1');
};

/** One outcome, sent once, and the money that goes with it. */
const expectOneOutcome = async (player: string, ticketId: string) => {
  await two.settle();
  const status = await statusOf(player, ticketId);
  expect(finalWords(ticketId)).toEqual([status]);
  expect(await two.cashOf(player)).toBe(cash[status]);
  return status;
};

it('an offer accepted and declined at once has one answer', async () => {
  for (let round = 0; round < 100; round++) {
    const [player, ticketId] = await offered();
    const answers = await Promise.all([
      answerAt(0, player, ticketId, round % 2 ? 'accepted' : 'Player declined.'),
      answerAt(1, player, ticketId, round % 2 ? 'Player declined.' : 'accepted'),
    ]);
    expect([...answers].sort()).toEqual(['offerOver', 'ok']);
    const accepted = answers[round % 2 ? 0 : 1] === 'ok';
    expect(await expectOneOutcome(player, ticketId)).toBe(accepted ? 'accepted' : 'cancelled');
  }
});

it('twenty acceptances of one offer are one', async () => {
  const [player, ticketId] = await offered();
  const nodes = Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? 0 : 1));
  const answers = await Promise.all(nodes.map((node) => answerAt(node, player, ticketId, 'accepted')));
  expect(answers).toEqual(Array(20).fill('ok'));
  expect(await expectOneOutcome(player, ticketId)).toBe('accepted');
});

it('an acceptance in the last moment and the sweep never both happen', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 50; round++) {
    const [player, ticketId] = await offered();
    two.clock.advance(lastMoment);
    const accepting = answerAt(0, player, ticketId, 'accepted');
    await questions(round % 10);
    two.clock.advance(1);
    const [answer] = await Promise.all([accepting, two.nodes[1].desk.runDue()]);
    const status = await expectOneOutcome(player, ticketId);
    expect(status).toBe(answer === 'ok' ? 'accepted' : 'expired');
    seen.add(status);
  }
  expect([...seen].sort()).toEqual(['accepted', 'expired']);
});

it('two nodes that sweep end each offer once', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => offered()));
  two.clock.advance(lastMoment + 1);
  await two.settle();
  for (const [player, ticketId] of all) expect(await expectOneOutcome(player, ticketId)).toBe('expired');
});

it('an acceptance while its match ends is paid or rejected, never both', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 50; round++) {
    const [player, ticketId] = await offered(`m${round}`);
    const accepting = answerAt(0, player, ticketId, 'accepted');
    await questions(round % 10);
    two.feed.finish(`m${round}`, '1-0');
    await Promise.all([accepting, two.nodes[1].desk.runDue()]);
    await two.settle();
    const status = await statusOf(player, ticketId);
    const [ticket] = (await two.nodes[1].desk.history(player, { page: 1 })).result;
    expect([status, ticket?.status]).toEqual(status === 'accepted' ? ['accepted', 'won'] : ['denied', 'rejected']);
    expect(await two.cashOf(player)).toBe(status === 'accepted' ? 140 : 100);
    expect(finalWords(ticketId)).toEqual([status]);
    seen.add(status);
  }
  expect([...seen].sort()).toEqual(['accepted', 'denied']);
});

it('an outcome that a node could not tell is told by the other', async () => {
  const [player, ticketId] = await offered();
  vi.spyOn(two.nodes[0].pushed, 'push').mockImplementation(() => {
    throw new Error('cut off');
  });
  await answerAt(0, player, ticketId, 'accepted');
  await two.nodes[0].desk.close();
  await two.nodes[1].desk.runDue();
  expect(finalWords(ticketId)).toEqual(['accepted']);
  vi.restoreAllMocks();
});
