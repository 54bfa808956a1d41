import { newestLink } from '../../../server/testing/account-forms.ts';
import { affiliateRaces } from './affiliate-races.ts';
import { agencyRaces } from './agency-races.ts';
import { pay, type Race, ticketOn } from './race.ts';
import { addressOf, expectCounts, type RacePlayer, type RaceStand } from './race-stand.ts';

const expectCash = (cash: number, expected: number): void => {
  if (cash !== expected) throw new Error(`the wallet holds ${cash} instead of ${expected}`);
};

const lastFunds: Race = {
  name: 'two tickets for the last funds: one is taken',
  rounds: 500,
  round: async (stand) => {
    const player = await stand.addPlayer(100);
    const ticket = await ticketOn(stand, 100);
    const counts = await stand.atOnce(2, (node) =>
      pay(stand, node, { ...ticket, ticket_id: crypto.randomUUID() }, player.token),
    );
    expectCounts(counts, { ok: 1, insufficientFunds: 1 });
    expectCash(await stand.cashOf(player), 0);
  },
};

const oneTicket: Race = {
  name: 'twenty posts of one ticket: one ticket, one stake',
  rounds: 100,
  round: async (stand) => {
    const player = await stand.addPlayer(100);
    const ticket = await ticketOn(stand, 60);
    expectCounts(await stand.atOnce(20, (node) => pay(stand, node, ticket, player.token)), { ok: 20 });
    expectCash(await stand.cashOf(player), 40);
  },
};

const refresh: Race = {
  name: 'twenty refreshes of one token: one successor, nobody signed out',
  rounds: 500,
  round: async (stand) => {
    const { refreshToken } = await stand.addPlayer();
    const successors = new Set<unknown>();
    const counts = await stand.atOnce(20, async (node) => {
      const answer = await stand.call(node, '/kcmanager/refreshToken', { refreshToken });
      successors.add((answer.body as { refresh_token?: string }).refresh_token);
      return answer;
    });
    expectCounts(counts, { ok: 20 });
    if (successors.size !== 1) throw new Error(`${successors.size} successors of one token`);
  },
};

/** The link in a player's mail, once whichever server took its order has written it. */
const linkOnce = async (stand: RaceStand, email: string) => {
  const until = performance.now() + 10_000;
  for (;;) {
    const link = await newestLink(stand.desk, email);
    if (link.token !== '' || performance.now() > until) return link;
  }
};

const resetLink: Race = {
  name: 'twenty uses of one reset link: one sets its password',
  rounds: 500,
  round: async (stand, nth) => {
    const player = await stand.addPlayer();
    const email = `${player.username}@mail.example`;
    await stand.desk.call('/kcmanager/sendResetPasswordEmail', { email });
    const link = await linkOnce(stand, email);
    const counts = await stand.atOnce(20, (node) => {
      const password = `Windy Harbour ${crypto.randomUUID()}`;
      const form = { ...link, password, passwordConfirmation: password };
      return stand.call(node, '/kcmanager/resetPassword', form, undefined, addressOf(nth));
    });
    // An account bears ten bad links in a quarter of an hour; later tries must wait.
    const { ok, resetLinkInvalid = 0, tooManyAttempts = 0, ...other } = counts;
    expectCounts({ ok: ok ?? 0, lost: resetLinkInvalid + tooManyAttempts, ...other }, { ok: 1, lost: 19 });
    const { status } = await stand.call(0, '/base/v1/users/ping', undefined, player.token);
    if (status !== 401) throw new Error(`the session of the old password was answered ${status}`);
  },
};

const voucher: Race = {
  name: 'twenty uses of one voucher: one credit',
  rounds: 200,
  round: async (stand, nth) => {
    const maker = await stand.addPlayer(100);
    // Few tries each: a player bears five wrong codes in a quarter of an hour, and tries at once count as wrong ones.
    const users = await Promise.all(Array.from({ length: 10 }, () => stand.addPlayer()));
    const wanted = { amount: 100, currency: 'RSD', currencyId: 1 };
    const made = await stand.call(0, '/vouchers/v1/create', wanted, maker.token);
    const { voucher: code } = made.body as { voucher: string };
    const counts = await stand.atOnce(20, (node) =>
      stand.call(node, '/vouchers/v1/activate', { voucher: code }, users[node % 10]?.token, addressOf(nth)),
    );
    expectCounts(counts, { ok: 1, voucherInvalid: 19 });
    const paid = await Promise.all(users.map((user) => stand.cashOf(user)));
    expectCash(
      paid.reduce((sum, cash) => sum + cash),
      100,
    );
    expectCash(await stand.cashOf(maker), 0);
  },
};

/** The word of ping about a ticket, once it is one of these. */
const statusOnce = async (stand: RaceStand, player: RacePlayer, ticketId: string, words: readonly string[]) => {
  const { tickets } = stand.desk.services;
  const until = performance.now() + 30_000;
  for (;;) {
    const status = (await tickets.ticketInfo(player.id, ticketId))?.mtcResponse.status ?? '';
    if (words.includes(status)) return status;
    if (performance.now() > until) throw new Error(`a ticket is still ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const offerAnswers: Race = {
  name: 'an offer accepted and declined at once: one answer',
  rounds: 200,
  round: async (stand) => {
    const player = await stand.addPlayer(100);
    await stand.call(0, '/sandbox/v1/ticket', { username: player.username, outcome: 'reoffer', stake: 40 });
    const ticket = await ticketOn(stand, 100);
    const { ticket_id: ticketId } = ticket;
    await pay(stand, 0, ticket, player.token);
    await statusOnce(stand, player, ticketId, ['reoffer']);
    const words = [{ accepted: true }, { accepted: false, reason: 'Player declined.' }];
    const counts = await stand.atOnce(2, (node) =>
      stand.call(node, '/sportsbetting/v1/reoffer', { ticketId, ...words[node] }, player.token),
    );
    expectCounts(counts, { ok: 1, offerOver: 1 });
    const status = await statusOnce(stand, player, ticketId, ['accepted', 'cancelled', 'denied']);
    expectCash(await stand.cashOf(player), status === 'accepted' ? 60 : 100);
  },
};

const atOnce = 20;

const deadlines: Race = {
  name: 'twenty decisions around their deadline: in time or not at all',
  rounds: 50,
  round: async (stand) => {
    const timeout = { key: 'timeoutPrematchTicket', value: '1' };
    await stand.call(0, '/sandbox/v1/settings', timeout);
    const ticket = await ticketOn(stand, 50);
    const decided = await Promise.all(
      Array.from({ length: atOnce }, async (_, nth) => {
        const player = await stand.addPlayer(100);
        // From 60 ms before the end of its second to 35 ms after it.
        const forced = { username: player.username, outcome: 'accept', delayMs: 940 + nth * 5 };
        await stand.call(nth, '/sandbox/v1/ticket', forced);
        const own = { ...ticket, ticket_id: crypto.randomUUID() };
        await pay(stand, nth, own, player.token);
        const status = await statusOnce(stand, player, own.ticket_id, ['accepted', 'denied']);
        expectCash(await stand.cashOf(player), status === 'accepted' ? 50 : 100);
        return status;
      }),
    );
    if (!decided.includes('denied')) throw new Error('no deadline was met');
    // What was accepted was so in time: INV5, asked of the ledger when the stand stops.
  },
};

/** Every race of two server processes: a new one is one more line here. */
export const races: readonly Race[] = [
  lastFunds,
  oneTicket,
  refresh,
  resetLink,
  voucher,
  offerAnswers,
  deadlines,
  ...agencyRaces,
  ...affiliateRaces,
];
