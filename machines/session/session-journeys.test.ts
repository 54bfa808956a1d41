// Long because a session's whole life is tested by one set-up.

import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Tokens } from '../../contract/entities/user.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import { answeredChildren } from '../../test/support/answered-session.ts';
import type { PingAnswer } from '../ping/ping.machine.ts';
import type { Session } from '../signed-in.ts';
import { answering, counting, recording, telling } from '../testing/recorder.ts';
import { sessionMachine } from './session.machine.ts';
import type { StoredSession } from './session-context.ts';
import { type OtherTabEvent, type SessionReport, sessionEnded } from './session-event.ts';

const now = 1_000_000;
const sessionOf = (id: string, generation = 1, expiresAt = now + 300_000): Session => ({
  tokens: { access_token: `${id}-access-${generation}`, refresh_token: `${id}-refresh-${generation}` },
  user: { id, name: id, roles: [], expiresAt },
});
const walletOf = (currency_id: number): Wallet => ({
  currency_id,
  currency: `C${currency_id}`,
  wallet_0: 100,
  wallet_1: 0,
  wallet_2: 0,
  wallet_3: 0,
  wallet_5: 0,
  wallet_6: 0,
  credit_text: '100,00',
});
const answer = (ping: Partial<PingAnswer['ping']> = {}): PingAnswer => ({
  ticketId: null,
  ping: { blocked: false, wallets: [], maintenanceMode: null, ticketInfo: null, nowTimestamp: now, ...ping },
});
const refused = { status: 401, key: 'sessionExpired' };

const start = () => {
  const clock = new SimulatedClock();
  const load = answering<StoredSession>();
  const { renew, ping, actors } = answeredChildren();
  const end = answering<void, { tokens: Tokens | null }>();
  const reports = recording<SessionReport>();
  const stored = recording<{ session: Session }>();
  const forgotten = counting();
  const chosen = recording<{ currencyId: number }>();
  const failures = recording<{ error: unknown }>();
  const tabs = telling<OtherTabEvent>();
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadSession: load.logic,
        ...actors,
        endSession: end.logic,
        watchOtherTabs: tabs.logic,
      },
      actions: {
        report: reports.action,
        logFailure: failures.action,
        storeSession: stored.action,
        forgetSession: forgotten.action,
        storeChosenWallet: chosen.action,
      },
    }),
    { clock },
  ).start();
  /** The states of the session, its ping and its renewal. */
  const stands = () => {
    const { value, children } = actor.getSnapshot();
    return [value, children.ping?.getSnapshot().value.course, children.renewal?.getSnapshot().value];
  };
  return { actor, clock, load, renew, ping, end, reports, stored, forgotten, chosen, failures, tabs, stands };
};

const signedIn = async (session = sessionOf('ana')) => {
  const run = start();
  await run.load.last().answer({ session, chosenCurrencyId: null });
  return run;
};
const users = (reports: readonly SessionReport[]) =>
  reports.flatMap((report) => (report.type === 'user.changed' ? [report.user?.id ?? null] : []));

describe('A session', () => {
  test('is nobody’s when nothing is stored, and says so', async () => {
    const { actor, load, reports } = start();
    expect(actor.getSnapshot().hasTag('unknown')).toBe(true);
    await load.last().answer({ session: null, chosenCurrencyId: 2 });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'anonymous' });
    expect(actor.getSnapshot().context.chosenCurrencyId).toBe(2);
    expect(reports.seen).toEqual([{ type: 'user.changed', user: null }]);
  });

  test('starts with the login, is stored and pings at once', async () => {
    const { actor, load, stored, ping, reports, stands } = start();
    await load.last().answer({ session: null, chosenCurrencyId: null });
    actor.send({ type: 'session.started', session: sessionOf('ana') });
    expect(stands()).toEqual(['signedIn', 'asking', 'current']);
    expect(stored.seen).toMatchObject([{ session: sessionOf('ana') }]);
    expect(users(reports.seen)).toEqual([null, 'ana']);
    expect(ping.calls).toHaveLength(1);
  });

  test('pings again 3 s after the answer and not before, naming the ticket that is awaited', async () => {
    const { actor, clock, ping } = await signedIn();
    await ping.last().answer(answer());
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    clock.increment(2_999);
    expect(ping.calls).toHaveLength(1);
    clock.increment(1);
    expect(ping.calls.map(({ input }) => input.ticketId)).toEqual([null, 'a-ticket']);
  });

  test('renews its token within 30 s of the end by the server’s time and not before', async () => {
    const { clock, ping, renew, actor, stands } = await signedIn(sessionOf('ana', 1, now + 30_001));
    await ping.last().answer(answer({ nowTimestamp: now }));
    expect(renew.calls).toHaveLength(0);
    clock.increment(3_000);
    await ping.last().answer(answer({ nowTimestamp: now + 1 }));
    expect(renew.calls).toHaveLength(1);
    await renew.last().answer(sessionOf('ana', 2));
    expect(stands()).toEqual(['signedIn', 'asking', 'current']);
    expect(actor.getSnapshot().context.session).toEqual(sessionOf('ana', 2));
  });

  test('renews once when ping is refused, asks again at once, and falls silent when it is refused again', async () => {
    const { clock, ping, renew, stands } = await signedIn();
    await ping.last().fail(refused);
    expect(renew.calls).toHaveLength(1);
    await renew.last().answer(sessionOf('ana', 2));
    expect(ping.calls).toHaveLength(2);
    await ping.last().fail({ status: 403 });
    expect(stands()).toEqual(['signedIn', 'silenced', 'current']);
    clock.increment(600_000);
    expect(ping.calls).toHaveLength(2);
    expect(renew.calls).toHaveLength(1);
  });

  test('does not renew because of a ping that carried an older token: it asks again with the one in use', async () => {
    const { actor, ping, renew } = await signedIn();
    actor.send({ type: 'session.changedElsewhere', session: sessionOf('ana', 2) });
    await ping.last().fail(refused);
    expect(renew.calls).toHaveLength(0);
    expect(ping.calls).toHaveLength(2);
    await ping.last().fail(refused);
    expect(renew.calls).toHaveLength(1);
  });

  test('renews for any call whose token was refused, but not for a token that is old already', async () => {
    const { actor, renew } = await signedIn();
    actor.send({ type: 'access.refused', accessToken: 'ana-access-0' });
    expect(renew.calls).toHaveLength(0);
    actor.send({ type: 'access.refused', accessToken: 'ana-access-1' });
    actor.send({ type: 'access.refused', accessToken: 'ana-access-1' });
    expect(renew.calls).toHaveLength(1);
  });

  test('ends when the renewal is refused: forgotten, told, anonymous', async () => {
    const { actor, renew, forgotten, reports } = await signedIn();
    actor.send({ type: 'access.refused', accessToken: 'ana-access-1' });
    await renew.last().fail(refused);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'anonymous' });
    expect(actor.getSnapshot().context.session).toBeNull();
    expect(forgotten.times()).toBe(1);
    expect(users(reports.seen)).toEqual(['ana', null]);
    expect(reports.seen).toContainEqual({ type: 'session.expired' });
    expect(reports.seen).toContainEqual(sessionEnded);
  });

  test('stays when the renewal gets no answer, and tries again', async () => {
    const { actor, clock, renew } = await signedIn();
    actor.send({ type: 'access.refused', accessToken: 'ana-access-1' });
    await renew.last().fail(new Error('no answer'));
    expect(actor.getSnapshot().context.session).toEqual(sessionOf('ana'));
    clock.increment(2_999);
    expect(renew.calls).toHaveLength(1);
    clock.increment(1);
    expect(renew.calls).toHaveLength(2);
  });

  test('stays when ping gets no answer', async () => {
    const { ping, stands } = await signedIn();
    await ping.last().fail(new Error('no answer'));
    expect(stands()).toEqual(['signedIn', 'waiting', 'current']);
  });

  test('is forgotten at once when the player leaves, whatever the server answers', async () => {
    const { actor, end, forgotten, reports } = await signedIn();
    actor.send({ type: 'session.left' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'leaving' });
    expect(actor.getSnapshot().context.session).toBeNull();
    expect(forgotten.times()).toBe(1);
    expect(users(reports.seen)).toEqual(['ana', null]);
    expect(end.last().input).toEqual({ tokens: sessionOf('ana').tokens });
    await end.last().fail(new Error('offline'));
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'anonymous' });
    expect(actor.getSnapshot().context.ending).toBeNull();
  });

  test('that was left is followed by another before the server has said a word', async () => {
    const { actor, end, stored, reports } = await signedIn();
    actor.send({ type: 'session.left' });
    actor.send({ type: 'session.started', session: sessionOf('ben') });
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(actor.getSnapshot().context).toMatchObject({ session: sessionOf('ben'), ending: null });
    expect(stored.seen).toEqual([{ type: 'session.started', session: sessionOf('ben') }]);
    expect(users(reports.seen)).toEqual(['ana', null, 'ben']);
    await end.last().answer();
    expect(actor.getSnapshot().context.session).toEqual(sessionOf('ben'));
  });

  test('that was left here begins again with that of another tab, in the same moment', async () => {
    const { actor, tabs } = await signedIn();
    actor.send({ type: 'session.left' });
    tabs.tell({ type: 'session.changedElsewhere', session: sessionOf('ben') });
    expect(actor.getSnapshot().context.session).toEqual(sessionOf('ben'));
  });

  test('takes over what another tab renewed, another player, and a sign-out', async () => {
    const { actor, reports } = await signedIn();
    actor.send({ type: 'session.changedElsewhere', session: sessionOf('ana', 2) });
    expect(actor.getSnapshot().context.session).toEqual(sessionOf('ana', 2));
    expect(users(reports.seen)).toEqual(['ana']);
    actor.send({ type: 'session.changedElsewhere', session: sessionOf('ben') });
    expect(users(reports.seen)).toEqual(['ana', null, 'ben']);
    actor.send({ type: 'session.changedElsewhere', session: null });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'anonymous' });
    expect(users(reports.seen)).toEqual(['ana', null, 'ben', null]);
  });

  test('says once that the player is blocked, and takes it back', async () => {
    const { clock, ping, reports } = await signedIn();
    const notices = () => reports.seen.filter(({ type }) => type.startsWith('notice.')).map(({ type }) => type);
    await ping.last().answer(answer({ blocked: true }));
    clock.increment(3_000);
    await ping.last().answer(answer({ blocked: true }));
    expect(notices()).toEqual(['notice.raised']);
    clock.increment(3_000);
    await ping.last().answer(answer({ blocked: false }));
    expect(notices()).toEqual(['notice.raised', 'notice.dismissed']);
  });

  test('plays from the first wallet until another is chosen, and remembers the choice', async () => {
    const { actor, ping, reports, chosen } = await signedIn();
    const played = () =>
      reports.seen.flatMap((report) => (report.type === 'wallet.changed' ? [report.wallet?.currency_id] : []));
    await ping.last().answer(answer({ wallets: [walletOf(1), walletOf(2)] }));
    actor.send({ type: 'wallet.chosen', currencyId: 2 });
    actor.send({ type: 'wallets.changed', wallets: [walletOf(1), walletOf(2)] });
    expect(played()).toEqual([1, 2, 2]);
    expect(chosen.seen).toMatchObject([{ currencyId: 2 }]);
  });
});

const anonymous = async () => {
  const run = start();
  await run.load.last().answer({ session: null, chosenCurrencyId: null });
  return run;
};

describe('A session that is not there', () => {
  test('is nobody’s as well when what is stored cannot be read, and that is logged', async () => {
    const { actor, load, failures, reports } = start();
    await load.last().fail('unreadable');
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'anonymous' });
    expect(failures.seen).toMatchObject([{ error: 'unreadable' }]);
    expect(reports.seen).toEqual([{ type: 'user.changed', user: null }]);
  });

  test('begins here when the player signs in in another tab, without being stored twice', async () => {
    const { actor, tabs, ping, stored } = await anonymous();
    tabs.tell({ type: 'session.changedElsewhere', session: sessionOf('ana') });
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(actor.getSnapshot().context.session).toEqual(sessionOf('ana'));
    expect([ping.calls.length, stored.seen.length]).toEqual([1, 0]);
  });

  test('stays nobody’s when somebody signs out in another tab', async () => {
    const { actor, tabs, reports } = await anonymous();
    tabs.tell({ type: 'session.changedElsewhere', session: null });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'anonymous' });
    expect(users(reports.seen)).toEqual([null]);
  });

  test('takes the word about its end back when the player signs in again', async () => {
    const { actor, reports } = await anonymous();
    actor.send({ type: 'session.started', session: sessionOf('ana') });
    expect(reports.seen).toContainEqual({ type: 'notice.dismissed', id: 'session-ended' });
  });
});

describe('A session that ends', () => {
  const left = [
    { type: 'notice.dismissed', id: 'blocked' },
    { type: 'user.changed', user: null },
    { type: 'wallet.changed', wallet: null },
  ];

  test('leaves no notice of the player, no player and no wallet behind, in that order', async () => {
    const { actor, reports } = await signedIn();
    actor.send({ type: 'session.left' });
    expect(reports.seen.slice(-3)).toEqual(left);
  });

  test('in another tab leaves no tokens and no wallets here', async () => {
    const { actor, tabs, ping } = await signedIn();
    await ping.last().answer(answer({ wallets: [walletOf(1)], unread: 2 }));
    tabs.tell({ type: 'session.changedElsewhere', session: null });
    expect(actor.getSnapshot().context).toMatchObject({ session: null, ending: null, wallets: [], unread: 0 });
  });

  test('is told only after the player has gone', async () => {
    const { actor, renew, reports } = await signedIn();
    actor.send({ type: 'access.refused', accessToken: 'ana-access-1' });
    await renew.last().fail(refused);
    expect(reports.seen.slice(-5).map(({ type }) => type)).toEqual([
      ...left.map(({ type }) => type),
      'session.expired',
      'notice.raised',
    ]);
  });

  test('is over when the server has ended it, and a server that does not answer is logged', async () => {
    const one = await signedIn();
    one.actor.send({ type: 'session.left' });
    await one.end.last().answer();
    expect(one.actor.getSnapshot().value).toEqual({ signedOut: 'anonymous' });
    expect(one.actor.getSnapshot().context.ending).toBeNull();
    const other = await signedIn();
    other.actor.send({ type: 'session.left' });
    await other.end.last().fail('offline');
    expect(other.failures.seen).toMatchObject([{ error: 'offline' }]);
  });
});

describe('A session under way', () => {
  test('renews with the tokens that another tab renewed', async () => {
    const { actor, renew } = await signedIn();
    actor.send({ type: 'session.changedElsewhere', session: sessionOf('ana', 2) });
    actor.send({ type: 'access.refused', accessToken: 'ana-access-2' });
    expect(renew.last().input).toEqual({ session: sessionOf('ana', 2) });
  });

  test('is asked about at once with the tokens that were just renewed', async () => {
    const { actor, ping, renew } = await signedIn();
    await ping.last().answer(answer());
    actor.send({ type: 'access.refused', accessToken: 'ana-access-1' });
    await renew.last().answer(sessionOf('ana', 2));
    expect(ping.calls).toHaveLength(2);
    await ping.last().fail(refused);
    expect(renew.calls).toHaveLength(2);
    expect(renew.last().input).toEqual({ session: sessionOf('ana', 2) });
  });

  test('passes each answer of ping on, and the wallet after it', async () => {
    const { ping, reports } = await signedIn();
    await ping.last().answer(answer({ wallets: [walletOf(1)], unread: 3, realityCheck: 30 }));
    expect(reports.seen.slice(-2)).toEqual([
      { type: 'ping.answered', ...answer({ wallets: [walletOf(1)], unread: 3, realityCheck: 30 }) },
      { type: 'wallet.changed', wallet: walletOf(1) },
    ]);
  });

  test('takes wallets that are pushed, and plays from them', async () => {
    const { actor, ping, reports } = await signedIn();
    await ping.last().answer(answer({ wallets: [walletOf(1)] }));
    actor.send({ type: 'wallets.changed', wallets: [{ ...walletOf(1), wallet_0: 50 }] });
    expect(reports.seen.at(-1)).toEqual({ type: 'wallet.changed', wallet: { ...walletOf(1), wallet_0: 50 } });
    expect(actor.getSnapshot().context.wallets).toEqual([{ ...walletOf(1), wallet_0: 50 }]);
  });

  test('keeps a wallet that was pushed when the answer to an earlier ping arrives after it', async () => {
    const { actor, ping, reports } = await signedIn();
    const before = { ...walletOf(1), wallet_0: 1_000, seq: 4 };
    const after = { ...walletOf(1), wallet_0: 900, seq: 5 };
    await ping.last().answer(answer({ wallets: [before] }));
    actor.send({ type: 'ping.wanted' });
    actor.send({ type: 'wallets.changed', wallets: [after] });
    await ping.last().answer(answer({ wallets: [before] }));
    expect(actor.getSnapshot().context.wallets).toEqual([after]);
    expect(reports.seen.at(-1)).toEqual({ type: 'wallet.changed', wallet: after });
  });

  test('asks at once when something was done that ping tells of', async () => {
    const { actor, ping } = await signedIn();
    await ping.last().answer(answer());
    actor.send({ type: 'ping.wanted' });
    expect(ping.calls).toHaveLength(2);
  });

  test('asks and renews at once when somebody comes back to the page', async () => {
    const { actor, ping, renew } = await signedIn();
    await ping.last().answer(answer());
    actor.send({ type: 'access.refused', accessToken: 'ana-access-1' });
    await renew.last().fail('unreachable');
    actor.send({ type: 'window.focused' });
    expect([ping.calls.length, renew.calls.length]).toEqual([2, 2]);
  });
});
