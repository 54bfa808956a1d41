import { randomUUID } from 'node:crypto';
import { affiliateOf, storeAffiliate, storeClick, storeCode, storePlayer } from '../affiliates/affiliate-repository.ts';
import { monthAfter, monthAt, spanOf } from '../affiliates/operator-month.ts';
import { defaultPlan } from '../affiliates/referrals.ts';
import type { Database } from '../database/client.ts';
import { noPassword } from '../database/schema/identity.ts';
import { storeUser } from '../identity/user-repository.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Services } from '../services.ts';
import { storeDemoDeposit } from './demo-deposit-repository.ts';
import { bookRounds } from './demo-play-repository.ts';
import { createPastDesk } from './past-desk.ts';

const day = 86_400_000;
const dinars = 1;
const codes = [
  { code: 'DERBY24', campaign: 'Derby podcast' },
  { code: 'SUNDAY', campaign: 'Sunday newsletter' },
] as const;
/** Each of them deposits once, and plays every second or third day: what is staked and comes back, in minor units. */
const players = [
  { deposit: 4_000_000n, every: 2, staked: 120_000n, returns: [0n, 90_000n, 260_000n, 40_000n] },
  { deposit: 2_500_000n, every: 3, staked: 90_000n, returns: [30_000n, 0n, 150_000n] },
  { deposit: 1_500_000n, every: 2, staked: 45_000n, returns: [0n, 60_000n, 0n, 110_000n, 20_000n] },
  { deposit: 800_000n, every: 3, staked: 25_000n, returns: [70_000n, 0n] },
] as const;
/** As far back as tickets are played, in days. */
const ticketDays = 15;
const games = ['burning-seven', 'roulette', 'lucky-dice'] as const;

const addPlayer = async (within: Database, nth: number, createdAt: number): Promise<string> => {
  const username = `brought-${nth + 1}`;
  const email = `${username}@matchday.example`;
  const names = { username, usernameKey: username, email, emailKey: email, roles: [], demo: true };
  const user = await storeUser(within, { ...names, passwordHash: noPassword, createdAt, emailVerifiedAt: createdAt });
  if (!user) throw new Error(`the account ${username} was there already`);
  return user.id;
};

interface Brought {
  id: string;
  since: number;
}

/** Each of them has a ticket on matches of the day every third day of the last two weeks. */
const playTickets = async (services: Services, brought: readonly Brought[], now: number): Promise<void> => {
  const desk = createPastDesk(services, now - ticketDays * day);
  for (let nth = 0; nth < ticketDays; nth += 1) {
    for (const [of, { id, since }] of brought.entries())
      if (since < desk.clock.now() && (nth + of) % 3 === 0) await desk.play(`brought-${of + 1}`, id, nth, of);
    await desk.pass(day);
  }
  await desk.close();
};

/**
 * Two months of an affiliate before this one: clicks, players, deposits, rounds and tickets, booked as they would have been then.
 * Tickets go through the ticket desk, which takes seconds. Adds nothing where he has been at work already.
 */
export const addDemoAffiliate = async (services: Services, withTickets: boolean): Promise<void> => {
  const { affiliates, clock, database, identity } = services;
  const user = await identity.findUser('affiliate');
  if (!user || (await affiliateOf(database, user.id))) return;
  const now = clock.now();
  const { from } = spanOf(monthAfter(monthAt(now), -2));
  const brought = await database.transaction(async (within) => {
    const row = { userId: user.id, parent: null, currencyId: dinars, plan: defaultPlan, createdAt: from };
    await storeAffiliate(within, { ...row, correctedUntil: now, toldUntil: now });
    for (const code of codes) await storeCode(within, { ...code, affiliate: user.id, createdAt: from });
    const added: Brought[] = [];
    for (const [nth, { deposit }] of players.entries()) {
      const since = from + (2 + nth * 4) * day;
      const code = codes[nth % codes.length]?.code ?? '';
      const id = await addPlayer(within, nth, since);
      const ledger = createLedger(within, { now: () => since });
      await ledger.openWallet(id, dinars, 0, within);
      for (let click = 0; click <= nth + 1; click += 1) await storeClick(within, code, since - click * day);
      await storePlayer(within, { userId: id, affiliate: user.id, code, boundAt: since });
      await storeDemoDeposit(within, ledger, {
        id: randomUUID(),
        userId: id,
        currencyId: dinars,
        amount: deposit,
        at: since,
      });
      added.push({ id, since });
    }
    for (let at = from + 18 * 3_600_000; at < now; at += day) {
      const nth = Math.round((at - from) / day);
      const rounds = players.flatMap(({ every, staked, returns }, of) => {
        const player = added[of];
        if (!player || player.since >= at || nth % every !== 0) return [];
        const gameCode = games[(nth + of) % games.length] ?? '';
        return [
          {
            userId: player.id,
            currencyId: dinars,
            gameCode,
            staked,
            won: returns[Math.floor(nth / every) % returns.length] ?? 0n,
          },
        ];
      });
      if (rounds.length > 0) await bookRounds(within, at, rounds);
    }
    return added;
  });
  if (withTickets) await playTickets(services, brought, now);
  await affiliates.runDue();
};
