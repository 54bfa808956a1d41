import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../contract/entities/languages.ts';
import { type PushKind, pushKeys } from '../../contract/entities/push.ts';
import { storedPushDecline } from '../../contract/storage/push-decline.ts';
import type { Permission, PushStanding } from '../../machines/push/push.machine.ts';
import type { BrowserPush } from '../browser/browser-push.ts';
import { createStored } from '../browser/stored.ts';
import type { PushApi } from '../transport/api/push.ts';

interface PushNeeds {
  api: PushApi;
  browser: BrowserPush;
  language: () => Language;
}

/** Keeps in this browser that nobody wants to be offered notifications. */
export const createPushDecline = (stored = createStored({ key: 'pushDecline', schema: storedPushDecline })) => ({
  isThere: (): boolean => stored.read() !== null,
  keep: (): void => stored.write({ version: 1, declined: true }),
});

export const createPushActors = (
  { api, browser, language }: PushNeeds,
  decline: Pick<ReturnType<typeof createPushDecline>, 'isThere'>,
) => {
  const tellServer = async (subscription: PushSubscription, kinds: readonly PushKind[], signal: AbortSignal) => {
    const { endpoint } = subscription;
    const { keys } = subscription.toJSON();
    await api.subscribe({ endpoint, keys: pushKeys.parse(keys), language: language(), kinds: [...kinds] }, signal);
  };

  const look = async (signal: AbortSignal): Promise<PushStanding> => {
    const permission = browser.permission();
    if (permission === 'denied') return { is: 'denied' };
    // Waits for the worker, which may never come.
    if (!(await browser.isThere())) return { is: 'unavailable' };
    const { publicKey, devices } = await api.settings(await browser.endpoint(), signal);
    if (publicKey === null) return { is: 'unavailable' };
    const subscription = permission === 'granted' ? await browser.current(publicKey) : null;
    const here = devices.find((device) => device.here);
    if (here && subscription) {
      // The browser has changed its subscription by itself.
      if (!here.known) await tellServer(subscription, here.kinds, signal);
      return { is: 'on', publicKey, kinds: here.kinds };
    }
    if (here) await api.unsubscribe(signal);
    return { is: 'off', publicKey, offered: permission === 'default' && !decline.isThere() };
  };

  return {
    look: fromPromise<PushStanding>(({ signal }) => look(signal)),
    askPermission: fromPromise<Permission>(() => browser.ask()),
    subscribe: fromPromise<void, { publicKey: string; kinds: readonly PushKind[] }>(
      async ({ input: { publicKey, kinds }, signal }) => {
        const subscription = (await browser.current(publicKey)) ?? (await browser.subscribe(publicKey));
        await tellServer(subscription, kinds, signal);
      },
    ),
    changeKinds: fromPromise<void, { kinds: readonly PushKind[] }>(async ({ input: { kinds }, signal }) => {
      await api.change(kinds, signal);
    }),
    unsubscribe: fromPromise<void>(async ({ signal }) => {
      await api.unsubscribe(signal);
    }),
    watchBrowser: fromCallback<EventObject, undefined, { type: 'browser.changed' }>(({ sendBack }) =>
      browser.watch(() => sendBack({ type: 'browser.changed' })),
    ),
  };
};
