import { randomUUID } from 'node:crypto';
import { pay, type Race, ticketOn } from './race.ts';
import { expectCounts, type RacePlayer, type RaceStand } from './race-stand.ts';

/** An agent, a sub-agent of his and a player of hers, with this much cash each. */
const family = async (stand: RaceStand, cash: { top: number; sub: number; player: number }) => {
  const top = await stand.addPlayer(cash.top);
  const sub = await stand.addPlayer(cash.sub);
  const player = await stand.addPlayer(cash.player);
  const { agency } = stand.desk.services;
  await agency.appoint(top.id, null);
  await agency.connect(player.id, await agency.appoint(sub.id, top.id));
  return { top, sub, player };
};

const move = (
  stand: RaceStand,
  node: number,
  path: 'addCredit' | 'decCredit',
  { by, of, amount, key = randomUUID() }: { by: RacePlayer; of: RacePlayer; amount: number; key?: string },
) =>
  stand.call(node, `/cms/v1/agency/${path}`, { userId: of.id, currency_id: 1, amount }, by.token, {
    'idempotency-key': key,
  });

const expectCash = async (stand: RaceStand, owners: readonly RacePlayer[], expected: readonly number[]) => {
  const held = await Promise.all(owners.map((owner) => stand.cashOf(owner)));
  if (String(held) !== String(expected)) throw new Error(`the wallets hold ${held} instead of ${expected}`);
};

const lastCredit: Race = {
  name: 'an agent’s last credit given eight times: once',
  rounds: 200,
  round: async (stand) => {
    const { sub, player } = await family(stand, { top: 0, sub: 100, player: 0 });
    const counts = await stand.atOnce(8, (node) =>
      move(stand, node, 'addCredit', { by: sub, of: player, amount: 100 }),
    );
    expectCounts(counts, { ok: 1, insufficientFunds: 7 });
    await expectCash(stand, [sub, player], [0, 100]);
  },
};

const oneKey: Race = {
  name: 'one gift of credit sent ten times: one move',
  rounds: 200,
  round: async (stand) => {
    const { top, player } = await family(stand, { top: 100, sub: 0, player: 0 });
    const key = randomUUID();
    const counts = await stand.atOnce(10, (node) =>
      move(stand, node, 'addCredit', { by: top, of: player, amount: 10, key }),
    );
    expectCounts(counts, { ok: 10 });
    await expectCash(stand, [top, player], [90, 10]);
  },
};

const giveAgainstTake: Race = {
  name: 'credit given against credit taken: nothing is lost, no wallet waits for another',
  rounds: 200,
  round: async (stand) => {
    const { top, sub, player } = await family(stand, { top: 100, sub: 100, player: 100 });
    let nth = 0;
    await stand.atOnce(9, (node) => {
      const turn = nth++ % 3;
      if (turn === 0) return move(stand, node, 'addCredit', { by: top, of: sub, amount: 40 });
      if (turn === 1) return move(stand, node, 'decCredit', { by: sub, of: player, amount: 40 });
      return move(stand, node, 'decCredit', { by: top, of: player, amount: 40 });
    });
    const held = await Promise.all([top, sub, player].map((owner) => stand.cashOf(owner)));
    const sum = held.reduce((total, cash) => total + cash, 0);
    if (sum !== 300 || held.some((cash) => cash < 0)) throw new Error(`the wallets hold ${held}`);
  },
};

const twoAgents: Race = {
  name: 'two agents at one player’s last money: one has it',
  rounds: 200,
  round: async (stand) => {
    const { top, sub, player } = await family(stand, { top: 0, sub: 0, player: 70 });
    let nth = 0;
    const counts = await stand.atOnce(4, (node) =>
      move(stand, node, 'decCredit', { by: nth++ % 2 === 0 ? top : sub, of: player, amount: 70 }),
    );
    expectCounts(counts, { ok: 1, insufficientFunds: 3 });
    await expectCash(stand, [player], [0]);
  },
};

const blockAgainstBet: Race = {
  name: 'a player blocked while he pays: the ticket is taken, or refused and nothing is held',
  rounds: 200,
  round: async (stand) => {
    const { sub, player } = await family(stand, { top: 0, sub: 0, player: 100 });
    const ticket = await ticketOn(stand, 60);
    let nth = 0;
    const counts = await stand.atOnce(2, (node) =>
      nth++ === 0
        ? stand.call(node, '/cms/v1/agency/blockUser', { userId: player.id }, sub.token)
        : pay(stand, node, ticket, player.token),
    );
    await expectCash(stand, [player], [counts.ok === 2 ? 40 : 100]);
  },
};

const askPayout = (stand: RaceStand, node: number, by: RacePlayer, amount: number, key = randomUUID()) =>
  stand.call(node, '/cms/v1/agency/askPayout', { currency_id: 1, amount }, by.token, { 'idempotency-key': key });

const payoutDecided: Race = {
  name: 'a payout paid by two agents, declined and withdrawn at once: one of them',
  rounds: 200,
  round: async (stand) => {
    const { top, sub, player } = await family(stand, { top: 0, sub: 0, player: 70 });
    const { agencyPayouts } = stand.desk.services;
    const { id } = await agencyPayouts.ask(player.id, { currency_id: 1, amount: 50 }, null);
    const calls = [
      ['payPayout', sub],
      ['payPayout', top],
      ['declinePayout', sub],
      ['withdrawPayout', player],
    ] as const;
    let nth = 0;
    const counts = await stand.atOnce(calls.length, (node) => {
      const [path, by] = calls[nth++ % calls.length] ?? calls[0];
      return stand.call(node, `/cms/v1/agency/${path}`, { id }, by.token);
    });
    expectCounts(counts, { ok: 1, payoutDecided: 3 });
    const held = await Promise.all([top, sub, player].map((owner) => stand.cashOf(owner)));
    if (!['50,0,20', '0,50,20', '0,0,70'].includes(String(held))) throw new Error(`the wallets hold ${held}`);
  },
};

const payoutAgainstTicket: Race = {
  name: 'a payout asked for while the last money is staked: one of them',
  rounds: 200,
  round: async (stand) => {
    const { player } = await family(stand, { top: 0, sub: 0, player: 60 });
    const [ticket, key] = [await ticketOn(stand, 60), randomUUID()];
    let nth = 0;
    const counts = await stand.atOnce(3, (node) =>
      nth++ === 0 ? pay(stand, node, ticket, player.token) : askPayout(stand, node, player, 60, key),
    );
    // The same order sent twice is one payout.
    if (counts.ok !== 1 && counts.ok !== 2) throw new Error(`answered ${JSON.stringify(counts)}`);
    await expectCash(stand, [player], [0]);
  },
};

/** Races of agents for the money of those below them. */
export const agencyRaces: readonly Race[] = [
  lastCredit,
  oneKey,
  giveAgainstTake,
  twoAgents,
  blockAgainstBet,
  payoutDecided,
  payoutAgainstTicket,
];
