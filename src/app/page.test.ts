// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { noFavourites } from '../../domain/offer/favourites.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { selectionOf } from '../../machines/ticket/ticket-examples.ts';
import { latePlayer } from './late-player.ts';
import { createPage } from './page.ts';
import { createContext } from './router-context.ts';
import { createWorld } from './world.ts';

type Later = ReturnType<Parameters<typeof createPage>[0]>;

/** A page of a visitor who is known not to be signed in, whose machines stand still; guards count how often they are asked. */
const pageAt = async (pathname: string, { loaded = true, loginInDialog = false } = {}) => {
  const events: string[] = [];
  let guarded = 0;
  const input = { storedFavourites: noFavourites, lastPath: null, spread: 0 };
  const first = createActor(appMachine, { input }).getSnapshot();
  const untold = [{ type: 'selection.toggled' as const, selection: selectionOf('10245') }];
  const app = createActor(appMachine, {
    input,
    snapshot: appMachine.resolveState({
      value: first.value,
      context: { ...first.context, untold, userKnown: true },
    }),
    inspect: (inspection) => inspection.type === '@xstate.event' && events.push(inspection.event.type),
  });
  const unset = createActor(siteMachine, { input: { spread: 0 } }).getSnapshot();
  const statuses = loginInDialog ? [{ key: 'loginInDialog', value: 'true' }] : [];
  const site = createActor(siteMachine, {
    input: { spread: 0 },
    snapshot: siteMachine.resolveState({
      value: unset.value,
      context: { ...unset.context, site: { ...unset.context.site, statuses } },
    }),
  });
  const root = createRootRoute();
  const beforeLoad = () => {
    guarded += 1;
  };
  const routeTree = root.addChildren(
    ['/betting', '/ticket_history', '/auth/login'].map((path) =>
      createRoute({ getParentRoute: () => root, path, beforeLoad }),
    ),
  );
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [pathname] }) });
  const world = createWorld('http://127.0.0.1:3400', { accessToken: () => null, renewed: async () => null });
  const player = latePlayer(app);
  const later = { running: { app, site, player }, router, prefix: { current: () => null } };
  const context = createContext(world, app, () => later as never);
  const page = createPage(() => ({ ...later, context }) as unknown as Later);
  if (loaded) await router.load();
  return { page, events, router, guarded: () => guarded };
};

test('a visitor who may stay is not asked again; one who may not is', async () => {
  const open = await pageAt('/betting');
  const closed = await pageAt('/ticket_history');
  open.page.recheck();
  closed.page.recheck();
  await expect.poll(closed.guarded).toBe(2);
  expect(open.guarded()).toBe(1);
});

test('guards are not asked again while the first load still asks them', async () => {
  const { page, guarded, router } = await pageAt('/ticket_history', { loaded: false });
  const first = router.load();
  await expect.poll(guarded).toBe(1);
  page.refresh();
  await first;
  expect([guarded(), router.state.status]).toEqual([1, 'idle']);
  page.refresh();
  await expect.poll(guarded).toBe(2);
});

test('the way to the login is the dialog or the page, as the operator set it', async () => {
  const inDialog = await pageAt('/betting', { loginInDialog: true });
  inDialog.page.goToLogin();
  expect(inDialog.events).toContain('authDialog.opened');
  const onPage = await pageAt('/betting');
  onPage.page.goToLogin();
  await expect.poll(() => onPage.router.state.location.pathname).toBe('/auth/login');
  expect([inDialog.router.state.location.pathname, onPage.events]).toEqual(['/betting', []]);
});

test('the events on the slip are those pressed so far, before the slip has come', async () => {
  const { page } = await pageAt('/betting');
  expect([...page.selectedEvents()]).toEqual([selectionOf('10245').eventId]);
});
