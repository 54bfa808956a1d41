import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { noFavourites } from '../../domain/offer/favourites.ts';
import type { SessionUser } from '../signed-in.ts';
import { exampleSite } from '../site/site.cases.ts';
import { hearing, listening, recording } from '../testing/recorder.ts';
import {
  answerOf,
  exampleNow,
  exampleTicketId,
  offerOf,
  selectionOf,
  sharedSlipOf,
} from '../ticket/ticket-examples.ts';
import { playerMachine } from './player.machine.ts';
import type { PlayerReport } from './player-event.ts';

const user: SessionUser = { id: 'user-1', name: 'player', roles: ['AL99'], expiresAt: 0 };
const ping = { blocked: false, wallets: [], maintenanceMode: { timeLeft: 60 }, ticketInfo: null, nowTimestamp: 5 };

const start = () => {
  const names = [
    'ticket',
    'reoffer',
    'favourites',
    'betLimit',
    'traceExport',
    'language',
    'oddsConsent',
    'maintenance',
    'update',
  ] as const;
  const children = Object.fromEntries(names.map((name) => [name, hearing()]));
  const heardBy = (name: (typeof names)[number]) => children[name]?.heard;
  const reported = recording<PlayerReport>();
  const actor = createActor(
    playerMachine.provide({
      actors: {
        ...Object.fromEntries(names.map((name) => [name, children[name]?.logic])),
        watchSlips: listening(),
      },
      actions: { report: reported.action, logFailure: () => undefined },
    }),
    { input: { storedSlip: null, storedFavourites: noFavourites, spread: 0.5 } },
  ).start();
  return { actor, heardBy, reported: reported.seen };
};

describe("The player's machines", () => {
  test('hear who plays, and what ping said', () => {
    const { actor, heardBy } = start();
    actor.send({ type: 'user.changed', user });
    actor.send({ type: 'ping.answered', ping, ticketId: 'a-ticket' });
    expect(heardBy('ticket')).toEqual([
      { type: 'user.changed', userId: 'user-1' },
      { type: 'ping.answered', ticketId: 'a-ticket', ticketInfo: null, nowTimestamp: 5 },
    ]);
    expect(heardBy('maintenance')).toEqual([
      { type: 'user.changed', signedIn: true, exempt: true },
      { type: 'maintenance.told', timeLeft: 60, now: 5 },
    ]);
    expect(heardBy('language')).toEqual([{ type: 'user.changed', signedIn: true }]);
    expect(heardBy('oddsConsent')).toEqual([{ type: 'user.changed', signedIn: true }]);
    expect(heardBy('favourites')).toEqual([{ type: 'user.changed', userId: 'user-1' }]);
  });

  test('hear what the operator says: the ticket the settings, the maintenance its flag', () => {
    const { actor, heardBy } = start();
    const statuses = [{ key: 'maintenanceModeStarted', value: 'true' }];
    actor.send({ type: 'site.changed', site: { ...exampleSite, statuses } });
    expect(heardBy('ticket')).toEqual([{ type: 'settings.changed', settings: exampleSite.settings }]);
    expect(heardBy('maintenance')).toEqual([{ type: 'flag.changed', started: true }]);
  });

  test.each([
    { type: 'wallet.changed', wallet: null },
    { type: 'ticket.processed', answer: answerOf() },
    { type: 'odds.touched' },
    { type: 'window.focused' },
  ] as const)('tell the ticket of $type', (news) => {
    const { actor, heardBy } = start();
    actor.send(news);
    expect(heardBy('ticket')).toEqual([news]);
  });

  test('carry an offer from the ticket to those who ask, its end as well, and the answer back', () => {
    const { actor, heardBy } = start();
    const made = { type: 'offer.made', offer: offerOf(), answer: null, now: exampleNow } as const;
    const answered = { type: 'offer.answered', ticketId: exampleTicketId, answer: { accepted: true } } as const;
    actor.send(made);
    actor.send(answered);
    actor.send({ type: 'offer.over' });
    expect(heardBy('reoffer')).toEqual([made, { type: 'offer.over' }]);
    expect(heardBy('ticket')).toEqual([answered]);
  });

  test('hear what is pressed, each its own, and what another tab composed', () => {
    const { actor, heardBy } = start();
    const toggled = { type: 'selection.toggled', selection: selectionOf('10245') } as const;
    const starred = {
      type: 'favourite.toggled',
      favourite: { page: 'betting', kind: 'favorite_leagues', sport: 'F', id: '311' },
    } as const;
    const shared = { type: 'slip.shared', slip: sharedSlipOf() } as const;
    const pressed = [
      { type: 'selection.removed', id: '10245' },
      { type: 'panel.toggled' },
      { type: 'panel.closed' },
    ] as const;
    actor.send(toggled);
    for (const press of pressed) actor.send(press);
    actor.send(starred);
    actor.send({ type: 'language.chosen', language: 'ru' });
    actor.send(shared);
    expect(heardBy('ticket')).toEqual([toggled, ...pressed, shared]);
    expect(heardBy('favourites')).toEqual([starred]);
    expect(heardBy('language')).toEqual([{ type: 'language.chosen', language: 'ru' }]);
  });

  test('carry what the slip accepts of changed odds to the account, and from there to the slip', () => {
    const { actor, heardBy } = start();
    const policy = { mode: 'higher', tolerance: null } as const;
    const [changed, loaded] = [
      { type: 'consent.changed', policy },
      { type: 'consent.loaded', policy },
    ] as const;
    actor.send(changed);
    actor.send(loaded);
    expect(heardBy('oddsConsent')).toEqual([changed]);
    expect(heardBy('ticket')).toEqual([loaded]);
  });

  test('tell the bet limit which page it is', () => {
    const { actor, heardBy } = start();
    const limit = { game_code: 'book-of-sand', game_limit: 500 };
    actor.send({ type: 'route.entered', path: '/games/acme/book-of-sand' });
    actor.send({ type: 'betLimit.pushed', limit });
    expect(heardBy('betLimit')).toEqual([
      { type: 'route.entered', path: '/games/acme/book-of-sand' },
      { type: 'betLimit.pushed', limit },
    ]);
  });

  test('tell the update of tickets and of the feed', () => {
    const { actor, heardBy } = start();
    const told = [
      { type: 'ticket.awaited', ticketId: 'a-ticket' },
      { type: 'feed.went', stale: true },
    ] as const;
    for (const news of told) actor.send(news);
    expect(heardBy('update')).toEqual(told);
    expect(heardBy('ticket')).toEqual([told[1]]);
  });

  test('hold a reload while the word about a ticket is read or a stake is out in a game', () => {
    const { actor, reported } = start();
    actor.send({ type: 'outcome.changed', open: true });
    actor.send({ type: 'round.changed', open: true });
    actor.send({ type: 'outcome.changed', open: false });
    actor.send({ type: 'round.changed', open: false });
    expect(reported.map((report) => 'open' in report && report.open)).toEqual([true, true, true, false]);
  });

  test('report what concerns the rest of the site', () => {
    const { actor, reported } = start();
    const reports: PlayerReport[] = [
      { type: 'ticket.awaited', ticketId: 'a-ticket' },
      { type: 'maintenance.began' },
      { type: 'language.loaded' },
      { type: 'reload.asked', cause: 'updateTaken' },
      { type: 'notice.raised', notice: { text: { namespace: 'errors', key: 'youAreBlocked' } } },
      { type: 'notice.dismissed', id: 'blocked' },
    ];
    for (const report of reports) actor.send(report);
    expect(reported).toEqual(reports);
  });
});
