import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import { noFavourites } from '../../domain/offer/favourites.ts';
import type { SessionUser } from '../session/session.ts';
import { answering, counting, listening } from '../testing/recorder.ts';
import { exampleNow, exampleTicketId, offerOf } from '../ticket/ticket-examples.ts';
import { appCases } from './app.cases.ts';
import { appMachine } from './app.machine.ts';
import type { Site } from './site.ts';

const whole = appCases.answers.loadSite.done[0] as Site;
const user: SessionUser = { id: 'user-1', name: 'player', roles: [], expiresAt: 0 };
const ping = { blocked: false, wallets: [], maintenanceMode: { timeLeft: 60 }, ticketInfo: null, nowTimestamp: 5 };

/** A child that only keeps what it is told. */
const hearing = () => {
  const heard: AnyEventObject[] = [];
  return {
    heard,
    logic: fromCallback<EventObject>(({ receive }) => receive((event) => void heard.push(event))) as never,
  };
};

const start = () => {
  const clock = new SimulatedClock();
  const [session, maintenance, connectivity, notices, ticket, favourites, language, betLimit, lastRoute, reoffer] =
    Array.from({ length: 10 }, hearing) as [
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
      ReturnType<typeof hearing>,
    ];
  const loadSite = answering<Site, Site>();
  const toLogin = counting();
  const rechecked = counting();
  const refreshed = counting();
  const actor = createActor(
    appMachine.provide({
      actors: {
        session: session.logic,
        maintenance: maintenance.logic,
        connectivity: connectivity.logic,
        notices: notices.logic,
        ticket: ticket.logic,
        reoffer: reoffer.logic,
        favourites: favourites.logic,
        betLimit: betLimit.logic,
        traceExport: hearing().logic,
        watchAccount: listening(),
        watchOffer: listening(),
        loadSite: loadSite.logic,
        language: language.logic,
        lastRoute: lastRoute.logic,
      },
      actions: {
        logFailure: () => undefined,
        goToLogin: toLogin.action,
        recheckPage: rechecked.action,
        refreshPage: refreshed.action,
      },
    }),
    { clock, input: { storedSlip: null, storedFavourites: noFavourites, lastPath: null, spread: 0 } },
  ).start();
  const starting = () => actor.getSnapshot().hasTag('starting');
  return {
    ...{ actor, clock, session, maintenance, connectivity, notices, ticket, language, lastRoute, loadSite },
    ...{ toLogin, rechecked, refreshed, starting, betLimit, reoffer },
  };
};

describe('The site', () => {
  test('shows the splash until it knows its operator and who is signed in', async () => {
    const { actor, loadSite, starting } = start();
    await loadSite.last().answer(whole);
    expect(starting()).toBe(true);
    actor.send({ type: 'user.changed', user: null });
    expect(starting()).toBe(false);
  });

  test('opens after 8 s without what is still missing, not before', () => {
    const { clock, starting } = start();
    clock.increment(7_999);
    expect(starting()).toBe(true);
    clock.increment(1);
    expect(starting()).toBe(false);
  });

  test('asks again for what is missing, keeps what it knows, and hands the settings to the ticket', async () => {
    const { actor, clock, loadSite, ticket } = start();
    await loadSite.last().answer({ ...whole, theme: null });
    expect(ticket.heard).toContainEqual({ type: 'settings.changed', settings: whole.settings });
    clock.increment(3_000);
    await loadSite.last().answer({ settings: null, statuses: null, theme: whole.theme });
    expect(actor.getSnapshot().context.site).toEqual(whole);
    expect(actor.getSnapshot().value).toMatchObject({ site: 'known' });
  });

  test('loads the settings once more for any number of pushes, also for one that came while they were loading', async () => {
    const { actor, clock, loadSite } = start();
    actor.send({ type: 'settings.pushed' });
    await loadSite.last().answer(whole);
    for (let push = 0; push < 100; push++) actor.send({ type: 'settings.pushed' });
    expect(loadSite.calls).toHaveLength(1);
    clock.increment(10_000);
    expect(loadSite.calls).toHaveLength(2);
  });

  test('asks on when a push could not be followed, although it knows what was said before', async () => {
    const { actor, clock, loadSite } = start();
    await loadSite.last().answer(whole);
    actor.send({ type: 'settings.pushed' });
    clock.increment(2_500);
    await loadSite.last().answer({ ...whole, statuses: null });
    expect(actor.getSnapshot().value).toMatchObject({ site: 'missing' });
    expect(actor.getSnapshot().context.site).toEqual(whole);
    clock.increment(2_999);
    expect(loadSite.calls).toHaveLength(2);
    clock.increment(1);
    const statuses = [{ key: 'disableBettingPage', value: 'true' }];
    await loadSite.last().answer({ ...whole, statuses });
    expect(actor.getSnapshot().value).toMatchObject({ site: 'known' });
    expect(actor.getSnapshot().context.site.statuses).toEqual(statuses);
  });

  test('spreads the tabs that hear a push over 0.5 to 2.5 s', async () => {
    const { actor, clock, loadSite } = start();
    await loadSite.last().answer(whole);
    actor.send({ type: 'settings.pushed' });
    clock.increment(499);
    expect(loadSite.calls).toHaveLength(1);
    clock.increment(1);
    expect(loadSite.calls).toHaveLength(2);
  });

  test('does not let an answer that is older undo a pushed status', async () => {
    const { actor, clock, loadSite } = start();
    actor.send({ type: 'status.pushed', status: { key: 'disableBettingPage', value: 'true' } });
    await loadSite.last().answer(whole);
    clock.increment(10_000);
    expect(loadSite.calls).toHaveLength(2);
  });

  test('takes over a pushed status and tells of the maintenance flag', async () => {
    const { actor, loadSite, maintenance } = start();
    await loadSite.last().answer(whole);
    actor.send({ type: 'status.pushed', status: { key: 'maintenanceModeStarted', value: 'true' } });
    expect(actor.getSnapshot().context.site.statuses).toEqual([{ key: 'maintenanceModeStarted', value: 'true' }]);
    expect(maintenance.heard.at(-1)).toEqual({ type: 'flag.changed', started: true });
  });

  test('tells the ticket and the maintenance who is signed in and what ping said', () => {
    const { actor, ticket, maintenance } = start();
    actor.send({ type: 'user.changed', user: { ...user, roles: ['AL99'] } });
    actor.send({ type: 'ping.answered', ping, ticketId: 'a-ticket' });
    expect(ticket.heard).toEqual([
      { type: 'user.changed', userId: 'user-1' },
      { type: 'ping.answered', ticketId: 'a-ticket', ticketInfo: null, nowTimestamp: 5 },
    ]);
    expect(maintenance.heard).toEqual([
      { type: 'user.changed', signedIn: true, exempt: true },
      { type: 'maintenance.told', timeLeft: 60, now: 5 },
    ]);
  });

  test('has ping ask for the awaited ticket and no reload break into it', () => {
    const { actor, session, connectivity } = start();
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    expect(session.heard).toEqual([{ type: 'ticket.awaited', ticketId: 'a-ticket' }]);
    expect(connectivity.heard).toEqual([{ type: 'ticket.awaited', ticketId: 'a-ticket' }]);
  });

  test('carries an offer from the ticket to those who ask, its end as well, and the answer back', () => {
    const { actor, ticket, reoffer } = start();
    const made = { type: 'offer.made', offer: offerOf(), answer: null, now: exampleNow } as const;
    const answered = { type: 'offer.answered', ticketId: exampleTicketId, answer: { accepted: true } } as const;
    actor.send(made);
    actor.send(answered);
    actor.send({ type: 'offer.over' });
    expect(reoffer.heard).toEqual([made, { type: 'offer.over' }]);
    expect(ticket.heard).toEqual([answered]);
  });

  test('marks prices stale when the offer’s connection is lost, not when the account’s is', () => {
    const { actor, ticket } = start();
    actor.send({ type: 'socket.changed', socket: 'sports', up: false });
    actor.send({ type: 'socket.changed', socket: 'feedsocket', up: false });
    expect(ticket.heard).toEqual([{ type: 'feed.went', stale: true }]);
  });

  test('signs out and reloads when maintenance begins', () => {
    const { actor, session, connectivity } = start();
    actor.send({ type: 'maintenance.began' });
    expect(session.heard).toEqual([{ type: 'session.left' }]);
    expect(connectivity.heard).toEqual([{ type: 'reload.asked', cause: 'maintenanceBegan' }]);
  });

  test('leads every reload through the one guard', () => {
    const { actor, connectivity } = start();
    actor.send({ type: 'page.pushed' });
    actor.send({ type: 'chunk.failed' });
    expect(connectivity.heard).toEqual([
      { type: 'reload.asked', cause: 'pagePushed' },
      { type: 'reload.asked', cause: 'chunkFailed' },
    ]);
  });

  test('goes to login when the session has expired', () => {
    const { actor, toLogin } = start();
    actor.send({ type: 'session.expired' });
    expect(toLogin.times()).toBe(1);
  });

  test('tells the last route what was entered and refused, who is signed in and when the dialog is open', () => {
    const { actor, lastRoute } = start();
    actor.send({ type: 'route.refused', path: '/betting' });
    actor.send({ type: 'authDialog.opened', mode: 'login' });
    actor.send({ type: 'route.entered', path: '/' });
    actor.send({ type: 'authDialog.closed' });
    actor.send({ type: 'user.changed', user });
    actor.send({ type: 'route.returned' });
    expect(lastRoute.heard).toEqual([
      { type: 'route.refused', path: '/betting' },
      { type: 'authDialog.opened' },
      { type: 'route.entered', path: '/' },
      { type: 'authDialog.closed' },
      { type: 'user.changed', signedIn: true },
      { type: 'route.returned' },
    ]);
  });

  test('tells the bet limit which page it is, also where that is not remembered', () => {
    const { actor, betLimit } = start();
    const limit = { game_code: 'book-of-sand', game_limit: 500 };
    actor.send({ type: 'route.entered', path: '/games/acme/book-of-sand' });
    actor.send({ type: 'betLimit.pushed', limit });
    actor.send({ type: 'route.entered', path: '/casino_section?section=slots' });
    expect(betLimit.heard).toEqual([
      { type: 'route.entered', path: '/games/acme/book-of-sand' },
      { type: 'betLimit.pushed', limit },
      { type: 'route.entered', path: '/casino_section?section=slots' },
    ]);
  });

  test('hands the choice of a language on, and asks again who reads what when the saved one is known', () => {
    const { actor, language, rechecked } = start();
    actor.send({ type: 'user.changed', user });
    actor.send({ type: 'language.chosen', language: 'ru' });
    expect(language.heard).toEqual([
      { type: 'user.changed', signedIn: true },
      { type: 'language.chosen', language: 'ru' },
    ]);
    expect(rechecked.times()).toBe(0);
    actor.send({ type: 'language.loaded' });
    expect(rechecked.times()).toBe(1);
  });

  test('closes the login dialog when somebody has signed in', () => {
    const { actor } = start();
    actor.send({ type: 'authDialog.opened', mode: 'login' });
    actor.send({ type: 'user.changed', user });
    expect(actor.getSnapshot().value).toMatchObject({ authDialog: 'closed' });
  });
});
