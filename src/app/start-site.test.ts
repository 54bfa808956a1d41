// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedSlip } from '../../contract/storage/slip.ts';
import type { Session } from '../../machines/signed-in.ts';
import { selectionOf } from '../../machines/ticket/ticket-examples.ts';
import { startSocketServer } from '../../test/support/socket-server.ts';
import { startSite } from './start-site.ts';

const closers: (() => void)[] = [];

type Told = { type: string };

const ana: Session = {
  user: { id: 'ana', name: 'ana', roles: [], expiresAt: Date.now() + 300_000 },
  tokens: { access_token: 'access', refresh_token: 'refresh' },
};
const pingWith = (realityCheck: number | null) => ({
  type: 'ping.answered' as const,
  ticketId: null,
  ping: {
    blocked: false,
    wallets: [],
    maintenanceMode: null,
    ticketInfo: null,
    nowTimestamp: Date.now(),
    realityCheck,
  },
});

/** The whole site at a server that takes its connection and answers no call. */
const started = async (inspect?: Parameters<typeof startSite>[0]) => {
  const { io, origin } = await startSocketServer();
  closers.push(() => io.close());
  const sports = io.of('/sports');
  const connected = new Promise((resolve) => sports.once('connection', resolve));
  const site = await startSite(inspect, origin);
  closers.push(() => site.running.app.stop());
  return { ...site, sports, connected };
};

const startedAndTold = async () => {
  const events: Told[] = [];
  const site = await started(({ type, ...inspection }) => {
    if (type === '@xstate.event' && 'event' in inspection) events.push(inspection.event);
  });
  return { ...site, told: (type: string) => events.filter((event) => event.type === type) };
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

test('news of a payment start deposits and are handed to them; other news start nothing', async () => {
  const { running, sports, connected, told } = await startedAndTold();
  await connected;
  sports.emit('ticket_update', { ticket_id: 'f3b6c1c5-8a3f-4b58-9df8-6f1f9a2a8f10', status: 'won' });
  await expect.poll(() => told('ticket.updated').length).toBeGreaterThan(0);
  expect(running.money.started()).toBeNull();
  sports.emit('payment_update', { payment_id: 'p1', state: 'paid', amount: 5, currency: 'RSD' });
  await expect
    .poll(() => told('payment.updated'))
    .toEqual([{ type: 'payment.updated', news: { paymentId: 'p1', state: 'paid', sum: '5.00 RSD' } }]);
  expect(running.money.started()).not.toBeNull();
});

test('limits of play start for a player who wants to be told how long he has played, and for no other', async () => {
  const { running } = await started();
  const { session, playLimits } = running;
  await expect.poll(() => session.getSnapshot().matches('signedOut')).toBe(true);
  session.send({ type: 'session.started', session: ana });
  session.send(pingWith(null));
  expect(playLimits.started()).toBeNull();
  session.send(pingWith(30));
  await expect.poll(() => playLimits.started()).not.toBeNull();
});

test('the app hears where a navigation goes when it begins, and again when it has arrived', async () => {
  const { router, told } = await startedAndTold();
  const last = (type: string) => told(type).at(-1);
  await router.load();
  expect([last('route.begun'), last('route.entered')]).toEqual([
    { type: 'route.begun', path: '/' },
    { type: 'route.entered', path: '/' },
  ]);
  // Its offer is never answered, so it does not arrive.
  router.history.push('/betting?sport=B');
  void router.load();
  await expect.poll(() => last('route.begun')).toEqual({ type: 'route.begun', path: '/betting?sport=B' });
  expect(last('route.entered')).toEqual({ type: 'route.entered', path: '/' });
});

test("the player's machines wait for the first page, and then for an idle browser or a first sign", async () => {
  const { running, router } = await started();
  document.dispatchEvent(new Event('pointermove'));
  expect(running.player.started()).toBeNull();
  await router.load();
  document.dispatchEvent(new Event('pointermove'));
  await expect.poll(() => running.player.started()).not.toBeNull();
});

test('what is pressed before the slip is there is kept as it is pressed', async () => {
  const { app } = (await started()).running;
  const selection = selectionOf('10245');
  const kept = () => sessionStorage.getItem('ticket');
  app.send({ type: 'player.told', news: { type: 'selection.toggled', selection } });
  expect(storedSlip.parse(JSON.parse(kept() ?? '')).selections).toEqual([selection]);
  app.send({ type: 'player.told', news: { type: 'selection.toggled', selection } });
  expect(kept()).toBeNull();
});

test('a part of the app that could not be loaded is told to the app, which hands it on to the guard of reloads', async () => {
  const { told } = await startedAndTold();
  expect(told('reload.asked')).toEqual([]);
  window.dispatchEvent(new Event('vite:preloadError'));
  const asked = { type: 'reload.asked', cause: 'chunkFailed' };
  // The app, its connectivity, and the guard.
  expect(told('reload.asked')).toEqual([asked, asked, asked]);
});
