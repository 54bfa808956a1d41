import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { StoredSlip } from '../../contract/storage/slip.ts';
import { noFavourites } from '../../domain/offer/favourites.ts';
import type { SessionUser } from '../signed-in.ts';
import { exampleSite } from '../site/site.cases.ts';
import { answering, counting, hearing, listening } from '../testing/recorder.ts';
import { answerOf, selectionOf, sharedSlipOf } from '../ticket/ticket-examples.ts';
import { appMachine } from './app.machine.ts';
import { pressedSlip } from './pressed-slip.ts';

const user: SessionUser = { id: 'user-1', name: 'player', roles: [], expiresAt: 0 };
const ping = { blocked: false, wallets: [], maintenanceMode: null, ticketInfo: null, nowTimestamp: 1_000_000 };

const start = () => {
  const clock = new SimulatedClock();
  const session = hearing();
  const site = hearing();
  const connectivity = hearing();
  const authDialog = hearing();
  const lastRoute = hearing();
  const player = hearing();
  const loadPlayer = answering<StoredSlip | null>();
  const notices = hearing();
  const toLogin = counting();
  const rechecked = counting();
  const refreshed = counting();
  const actor = createActor(
    appMachine.provide({
      actors: {
        session: session.logic,
        site: site.logic,
        connectivity: connectivity.logic,
        authDialog: authDialog.logic,
        lastRoute: lastRoute.logic,
        notices: notices.logic,
        watchAccount: listening(),
        watchOffer: listening(),
        loadPlayer: loadPlayer.logic,
        player: player.logic,
      },
      actions: {
        logFailure: () => undefined,
        goToLogin: toLogin.action,
        recheckPage: rechecked.action,
        refreshPage: refreshed.action,
      },
    }),
    { clock, input: { storedFavourites: noFavourites, lastPath: null, spread: 0 } },
  ).start();
  const starting = () => actor.getSnapshot().hasTag('starting');
  const pressed = () => pressedSlip(actor.getSnapshot().context.untold);
  return {
    actor,
    clock,
    session,
    site,
    connectivity,
    authDialog,
    lastRoute,
    player,
    notices,
    loadPlayer,
    toLogin,
    rechecked,
    refreshed,
    starting,
    pressed,
  };
};

const toggled = (eventId: string) =>
  ({ type: 'player.told', news: { type: 'selection.toggled', selection: selectionOf(eventId) } }) as const;

describe('The site', () => {
  test('shows the splash until it knows its operator and who is signed in', () => {
    const { actor, starting } = start();
    actor.send({ type: 'site.tried' });
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

  test('asks again who may stay when the operator says something new, and hands on what was pushed', () => {
    const { actor, site, rechecked } = start();
    const pushed = { type: 'status.pushed', status: { key: 'disableBettingPage', value: 'true' } } as const;
    actor.send(pushed);
    actor.send({ type: 'settings.pushed' });
    expect([site.heard, rechecked.times()]).toEqual([[pushed, { type: 'settings.pushed' }], 0]);
    actor.send({ type: 'site.changed', site: exampleSite });
    expect(rechecked.times()).toBe(1);
  });

  test('has ping ask for the awaited ticket and no reload break into it', () => {
    const { actor, session, connectivity } = start();
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    expect(session.heard).toEqual([{ type: 'ticket.awaited', ticketId: 'a-ticket' }]);
    expect(connectivity.heard).toEqual([{ type: 'ticket.awaited', ticketId: 'a-ticket' }]);
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
    actor.send({ type: 'reload.asked', cause: 'chunkFailed' });
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
    actor.send({ type: 'route.begun', path: '/' });
    actor.send({ type: 'route.entered', path: '/' });
    actor.send({ type: 'authDialog.closed' });
    actor.send({ type: 'user.changed', user });
    actor.send({ type: 'route.returned' });
    expect(lastRoute.heard).toEqual([
      { type: 'route.refused', path: '/betting' },
      { type: 'authDialog.opened' },
      { type: 'route.begun', path: '/' },
      { type: 'route.entered', path: '/' },
      { type: 'authDialog.closed' },
      { type: 'user.changed', signedIn: true },
      { type: 'route.returned' },
    ]);
  });

  test('asks again who reads what when the language of the account is known', () => {
    const { actor, rechecked } = start();
    actor.send({ type: 'language.loaded' });
    expect(rechecked.times()).toBe(1);
  });

  test('tells the dialog of the account when to open and close, and who has signed in', () => {
    const { actor, authDialog } = start();
    actor.send({ type: 'authDialog.opened', mode: 'register' });
    actor.send({ type: 'authDialog.closed' });
    actor.send({ type: 'user.changed', user });
    expect(authDialog.heard).toEqual([
      { type: 'authDialog.opened', mode: 'register' },
      { type: 'authDialog.closed' },
      { type: 'user.changed', signedIn: true },
    ]);
  });

  test('shows what is raised as a notice, until it is dismissed', () => {
    const { actor, notices } = start();
    const raised = {
      type: 'notice.raised',
      notice: { id: 'blocked', text: { namespace: 'errors', key: 'youAreBlocked' } },
    } as const;
    actor.send(raised);
    actor.send({ type: 'notice.dismissed', id: 'blocked' });
    expect(notices.heard).toEqual([raised, { type: 'notice.dismissed', id: 'blocked' }]);
  });

  test.each([
    { type: 'user.changed', user },
    { type: 'ticket.updated', update: { ticket_id: '1', status: 'won' } },
    { type: 'favourite.begun' },
    { type: 'window.focused' },
  ] as const)('loads what the page shows once more after $type', (event) => {
    const { actor, refreshed } = start();
    actor.send(event);
    expect(refreshed.times()).toBe(1);
  });

  test('hands the session what was pushed of its wallets, and looks after it when the window is looked at', () => {
    const { actor, session } = start();
    actor.send({ type: 'wallets.changed', wallets: [] });
    actor.send({ type: 'window.focused' });
    expect(session.heard).toEqual([{ type: 'wallets.changed', wallets: [] }, { type: 'window.focused' }]);
  });

  test('lets no reload break into an outcome that is read', () => {
    const { actor, connectivity } = start();
    actor.send({ type: 'outcome.changed', open: true });
    expect(connectivity.heard).toEqual([{ type: 'outcome.changed', open: true }]);
  });
});

describe("The player's machines", () => {
  test('are fetched for whoever wants them or is signed in, and for nobody else', () => {
    const visited = start();
    visited.actor.send({ type: 'user.changed', user: null });
    expect(visited.loadPlayer.calls).toHaveLength(0);
    visited.actor.send({ type: 'player.wanted' });
    visited.actor.send({ type: 'player.wanted' });
    expect(visited.loadPlayer.calls).toHaveLength(1);
    const signedIn = start();
    signedIn.actor.send({ type: 'user.changed', user });
    expect(signedIn.loadPlayer.calls).toHaveLength(1);
  });

  test('hear all that happened before they came, in its order and once, and then what is new', async () => {
    const { actor, player, loadPlayer } = start();
    actor.send({ type: 'user.changed', user: null });
    actor.send({ type: 'site.changed', site: exampleSite });
    actor.send({ type: 'socket.changed', socket: 'sports', up: false });
    actor.send({ type: 'socket.changed', socket: 'feedsocket', up: false });
    actor.send({ type: 'player.wanted' });
    actor.send(toggled('10245'));
    expect(player.heard).toEqual([]);
    await loadPlayer.last().answer(null);
    actor.send({ type: 'odds.touched' });
    expect(player.heard).toEqual([
      { type: 'user.changed', user: null },
      { type: 'site.changed', site: exampleSite },
      { type: 'feed.went', stale: true },
      toggled('10245').news,
      { type: 'odds.touched' },
    ]);
    expect(actor.getSnapshot().context.untold).toEqual([]);
  });

  test.each([
    { type: 'wallet.changed', wallet: null },
    { type: 'ping.answered', ping, ticketId: null },
    { type: 'ticket.processed', answer: answerOf() },
    { type: 'window.focused' },
    { type: 'betLimit.pushed', limit: { game_code: 'book-of-sand', game_limit: 500 } },
    { type: 'route.entered', path: '/betting' },
  ] as const)('hear of $type', async (news) => {
    const { actor, player, loadPlayer } = start();
    actor.send({ type: 'player.wanted' });
    await loadPlayer.last().answer(null);
    actor.send(news);
    expect(player.heard).toEqual([news]);
  });

  test('are fetched again every 3 s while their code does not come', async () => {
    const { actor, clock, loadPlayer } = start();
    actor.send({ type: 'player.wanted' });
    await loadPlayer.last().fail(new Error('no code'));
    clock.increment(2_999);
    expect(loadPlayer.calls).toHaveLength(1);
    clock.increment(1);
    expect(loadPlayer.calls).toHaveLength(2);
  });

  test('begin with the slip that the browser keeps, unless something was pressed meanwhile', async () => {
    const untouched = start();
    untouched.actor.send({ type: 'player.wanted' });
    await untouched.loadPlayer.last().answer(sharedSlipOf());
    expect(untouched.actor.getSnapshot().context.storedSlip).toEqual(sharedSlipOf());
    const pressed = start();
    pressed.actor.send({ type: 'player.wanted' });
    pressed.actor.send(toggled('10245'));
    await pressed.loadPlayer.last().answer(sharedSlipOf());
    expect(pressed.actor.getSnapshot().context.storedSlip).toBeNull();
  });

  test('show what is pressed before they come, so that a second press takes back what is seen and nothing else', () => {
    const { actor, pressed } = start();
    const shown = () => pressed().selections.map(({ eventId }) => eventId);
    actor.send(toggled('10245'));
    actor.send({ type: 'player.told', news: { type: 'panel.toggled' } });
    actor.send(toggled('10246'));
    expect([shown(), pressed().panelOpen]).toEqual([['10245', '10246'], true]);
    actor.send(toggled('10245'));
    actor.send({ type: 'player.told', news: { type: 'panel.closed' } });
    expect([shown(), pressed().panelOpen]).toEqual([['10246'], false]);
  });
});
