import { expect, it } from 'vitest';
import { RefusedCall } from '../calls/refusal.ts';
import { type HeldWallet, holdWallet } from '../testing/held-wallet.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';

const two = twoDesksPerTest();
const keyOf = (error: unknown) => (error instanceof RefusedCall ? error.key : Promise.reject(error));

/** Does something that waits for the player's wallet, and meanwhile something else. */
const whileHeld = async <T>(player: string, work: () => Promise<T>, meanwhile: () => unknown): Promise<T> => {
  const wallet: HeldWallet = await holdWallet(two.databases[1], player);
  const working = work();
  await wallet.awaited();
  await meanwhile();
  await wallet.letGo();
  return working;
};

const dueTicket = async () => {
  two.feed.set('e1', { matchState: 'LIVE', startsAt: two.clock.now() - 600_000 });
  const player = await two.nodes[0].addPlayer(100);
  const request = aRequest({ type: 'live' });
  await two.nodes[0].desk.receive(player, request);
  two.clock.advance(5_000);
  return { player, request };
};

const subcodeOf = async (player: string, ticketId: string) =>
  (await two.nodes[0].desk.ticketInfo(player, ticketId))?.mtcResponse.subcode;

it('C5, B4: a market that closes while the wallet is waited for is closed', async () => {
  const { player, request } = await dueTicket();
  await whileHeld(player, two.nodes[0].desk.runDue, () => two.feed.set('e1', { status: 'SUSPENDED' }));
  expect(await subcodeOf(player, request.ticket_id)).toBe(217);
  expect(await two.cashOf(player)).toBe(100);
});

it('B4: a deadline that passes while the wallet is waited for has passed', async () => {
  const { player, request } = await dueTicket();
  await whileHeld(player, two.nodes[0].desk.runDue, () => two.clock.advance(20_000));
  expect(await subcodeOf(player, request.ticket_id)).toBe(203);
  expect(await two.cashOf(player)).toBe(100);
});

it('B7: a match that starts while the wallet is waited for has started', async () => {
  const player = await two.nodes[0].addPlayer(100);
  two.nodes[0].forced.push({ outcome: 'accept', delayMs: 1_000 });
  const request = aRequest();
  await two.nodes[0].desk.receive(player, request);
  const start = two.clock.now() + 3_000;
  two.feed.set('e1', { startsAt: start });
  two.clock.advance(2_999);
  await whileHeld(player, two.nodes[0].desk.runDue, () => two.clock.advance(1));
  expect(await subcodeOf(player, request.ticket_id)).toBe(217);
});

const offered = async () => {
  const player = await two.nodes[0].addPlayer(100);
  two.nodes[0].forced.push({ outcome: 'reoffer', stake: 40 });
  const request = aRequest();
  await two.nodes[0].desk.receive(player, request);
  await two.nodes[0].desk.runDue();
  const accept = () =>
    two.nodes[0].desk.answerOffer(player, { ticketId: request.ticket_id, accepted: true }).then(() => 'ok', keyOf);
  return { player, request, accept };
};

it('B5: an offer that is accepted while its time runs out is over', async () => {
  const { player, accept } = await offered();
  expect(await whileHeld(player, accept, () => two.clock.advance(22_000))).toBe('offerOver');
  await two.settle();
  expect(await two.cashOf(player)).toBe(100);
});

it('B5: an offer that is accepted while its market closes is rejected', async () => {
  const { player, request, accept } = await offered();
  expect(await whileHeld(player, accept, () => two.feed.set('e1', { status: 'SUSPENDED' }))).toBe('ok');
  expect(await subcodeOf(player, request.ticket_id)).toBe(217);
  expect(await two.cashOf(player)).toBe(100);
});

const quoted = async () => {
  const player = await two.nodes[0].addPlayer(100);
  const request = aRequest();
  await two.nodes[0].desk.receive(player, request);
  await two.nodes[0].desk.runDue();
  const { cashOuts } = two.nodes[0].desk;
  const { amount, quote_id: quoteId } = await cashOuts.quote(player, request.ticket_id, 1);
  const confirm = () =>
    cashOuts.confirm(player, { ticketId: request.ticket_id, quoteId, shown: amount }).then(() => 'ok', keyOf);
  return { player, confirm };
};

it('D11: a cash-out that is confirmed while its quote runs out pays nothing', async () => {
  const { player, confirm } = await quoted();
  expect(await whileHeld(player, confirm, () => two.clock.advance(60_000))).toBe('cashOutExpired');
  expect(await two.cashOf(player)).toBe(0);
});

it('D11: a cash-out that is confirmed while its market closes pays nothing', async () => {
  const { player, confirm } = await quoted();
  const closed = () => two.feed.set('e1', { status: 'SUSPENDED' });
  expect(await whileHeld(player, confirm, closed)).toBe('cashOutSuspended');
  expect(await two.cashOf(player)).toBe(0);
});
