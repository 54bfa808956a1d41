import { shareOnly } from '../../../domain/affiliates/plan-examples.ts';
import { monthAfter, monthAt, spanOf } from '../../../server/affiliates/operator-month.ts';
import { bookRounds } from '../../../server/sandbox/demo-play-repository.ts';
import { createAffiliateStand } from '../../../server/testing/affiliate-stand.ts';
import { createStillClock } from '../../../server/testing/start-test-server.ts';
import type { Race } from './race.ts';
import { expectCounts, type RaceStand } from './race-stand.ts';

const hour = 3_600_000;

/** An affiliate whose player lost 1,000 a month ago: a quarter of it is his once that month is closed, at a server of 960 after tax. */
const lastMonth = async (stand: RaceStand) => {
  const { database } = stand.desk.services;
  const [affiliate, player] = [await stand.addPlayer(0), await stand.addPlayer(1_000)];
  const clock = createStillClock(spanOf(monthAfter(monthAt(Date.now()), -1)).from + 12 * hour);
  const round = { userId: player.id, currencyId: 1, gameCode: 'fruit', staked: 100_000n, won: 0n };
  // All of it at once: both servers close on their own whatever month they find.
  await database.transaction(async (within) => {
    const past = createAffiliateStand(within, clock);
    await past.affiliates.appoint(affiliate.id, { plan: shareOnly });
    await past.bind(affiliate.id, player.id);
    await bookRounds(within, clock.now(), [round]);
  });
  clock.advance(spanOf(monthAt(Date.now())).from + 5 * hour - clock.now());
  return { affiliate, affiliates: createAffiliateStand(database, clock).affiliates };
};

const closedTwice: Race = {
  name: 'a month closed eight times at once at two servers: once',
  rounds: 200,
  round: async (stand) => {
    const { affiliate, affiliates } = await lastMonth(stand);
    expectCounts(await stand.atOnce(8, (node) => stand.call(node, '/sandbox/v1/affiliateDue', {})), { ok: 8 });
    const { months, balance } = await affiliates.calculation(affiliate.id);
    const closed = months.filter((month) => month.closed);
    if (closed.length !== 1 || balance !== 240) throw new Error(`${closed.length} months closed, ${balance} owed`);
  },
};

const paidTwice: Race = {
  name: 'a payout asked for and confirmed eight times at two servers: one payment',
  rounds: 200,
  round: async (stand) => {
    const { affiliate, affiliates } = await lastMonth(stand);
    await affiliates.runDue();
    // A server may have closed it first, by its own tax.
    const { balance: amount } = await affiliates.calculation(affiliate.id);
    const { token } = await stand.desk.services.identity
      .admit(await found(stand, affiliate.username), false, null)
      .then(({ access_token }) => ({ token: access_token }));
    const asked = await stand.atOnce(8, (node) => stand.call(node, '/cms/v1/agency/payout', { amount }, token));
    expectCounts(asked, { ok: 1, payoutWaiting: 7 });
    const confirmed = await stand.atOnce(8, (node) =>
      stand.call(node, '/sandbox/v1/affiliatePayout', { username: affiliate.username, confirm: true }),
    );
    expectCounts(confirmed, { ok: 1, notFound: 7 });
    const cash = await stand.cashOf(affiliate);
    if (amount <= 0 || cash !== amount) throw new Error(`the wallet holds ${cash}`);
  },
};

const found = async (stand: RaceStand, username: string) => {
  const user = await stand.desk.services.identity.findUser(username);
  if (!user) throw new Error(`no ${username}`);
  return user;
};

/** Races for what affiliates earned. */
export const affiliateRaces: readonly Race[] = [closedTwice, paidTwice];
