// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { storedSlip } from '../../contract/storage/slip.ts';
import type { PlayerNews } from '../../machines/player/player-event.ts';
import { selectionOf } from '../../machines/ticket/ticket-examples.ts';
import { connect } from './connect.ts';

type Told = { type: string };

/** An actor that keeps what it is told, and whose context a test sets. */
const actorWith = <Context extends object>(context: Context) =>
  createActor(
    setup({
      types: { context: {} as Context & { told: readonly Told[] }, events: {} as Told & { set?: Partial<Context> } },
    }).createMachine({
      context: { ...context, told: [] },
      on: {
        '*': {
          actions: assign(({ context: now, event: { set, ...event } }) => ({
            ...now,
            ...set,
            told: set ? now.told : [...now.told, event],
          })),
        },
      },
    }),
  ).start();

const connected = () => {
  const app = actorWith({ untold: [] as readonly PlayerNews[] });
  const session = actorWith({ realityCheck: null as number | null });
  const site = actorWith({ site: { theme: null } });
  const calls: string[] = [];
  const note = (name: string) => () => void calls.push(name);
  const listeners: ((news: { name: string; payload: unknown }) => void)[] = [];
  const routed = new Map<string, Set<(event: unknown) => void>>();
  const parts = {
    world: { sockets: { sports: { listen: (listener: (typeof listeners)[number]) => listeners.push(listener) } } },
    page: { recheck: note('recheck') },
    code: { started: () => null },
    running: { app, session, site, player: { started: () => null, start: note('player') } },
    late: {
      money: { start: async () => ({ hear: (payload: unknown) => calls.push(`payment ${String(payload)}`) }) },
      playLimits: { start: note('play limits') },
    },
    router: {
      subscribe: (when: string, listener: (event: unknown) => void) => {
        const all = routed.get(when) ?? new Set();
        routed.set(when, all.add(listener));
        return () => all.delete(listener);
      },
    },
  };
  connect(parts as unknown as Parameters<typeof connect>[0]);
  return {
    app,
    session,
    calls,
    say: (name: string, payload: unknown) => listeners.map((listener) => listener({ name, payload })),
    route: (when: string, pathname: string, searchStr: string) =>
      [...(routed.get(when) ?? [])].map((listener) => listener({ toLocation: { pathname, searchStr } })),
    told: () => app.getSnapshot().context.told,
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('news of a payment start deposits and are handed to them; other news start nothing', async () => {
  const { say, calls } = connected();
  say('ticket_update', 1);
  say('payment_update', 2);
  await vi.runAllTimersAsync();
  expect(calls).toEqual(['payment 2']);
});

test('limits of play start for a player who wants to be told how long he has played, and for no other', () => {
  const { session, calls } = connected();
  session.send({ type: 'set', set: { realityCheck: null } });
  expect(calls).toEqual([]);
  session.send({ type: 'set', set: { realityCheck: 30 } });
  expect(calls).toEqual(['play limits']);
});

test('the app hears where a navigation goes, when it begins and when it has arrived', () => {
  const { route, told } = connected();
  route('onBeforeLoad', '/betting', '?sport=B');
  route('onResolved', '/betting', '?sport=B');
  expect(told()).toEqual([
    { type: 'route.begun', path: '/betting?sport=B' },
    { type: 'route.entered', path: '/betting?sport=B' },
  ]);
});

test("the player's machines wait for the first page, and then for an idle browser or a first sign", async () => {
  const { route, calls } = connected();
  document.dispatchEvent(new Event('pointermove'));
  await vi.runAllTimersAsync();
  expect(calls).toEqual([]);
  route('onResolved', '/', '');
  expect(calls).toEqual(['recheck']);
  document.dispatchEvent(new Event('pointermove'));
  expect(calls).toEqual(['recheck', 'player']);
  await vi.runAllTimersAsync();
  route('onResolved', '/live_betting', '');
  expect(calls).toEqual(['recheck', 'player', 'player']);
});

test('what is pressed before the slip is there is kept as it is pressed', () => {
  const { app } = connected();
  const press: PlayerNews = { type: 'selection.toggled', selection: selectionOf('10245') };
  app.send({ type: 'set', set: { untold: [press] } });
  expect(storedSlip.parse(JSON.parse(sessionStorage.getItem('ticket') ?? '')).selections).toEqual([press.selection]);
  app.send({ type: 'set', set: { untold: [press, press] } });
  expect(sessionStorage.getItem('ticket')).toBeNull();
});

test('a part of the app that could not be loaded is told to the app', () => {
  const { told } = connected();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(told()).toEqual([{ type: 'chunk.failed' }]);
});
