import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { createReceiver } from '../../server/testing/push-receiver.ts';
import { command } from './sandbox.ts';

/**
 * The headless browser denies notifications and has no push service. This stands in for both in the pages of a context: the
 * question is answered as told, the subscription is one at the sandbox's own push service, and what a worker shows is kept.
 */
export const standInPush = async (context: BrowserContext, origin: string, answer: NotificationPermission) => {
  const device = randomUUID();
  const { keys, unseal } = createReceiver();
  const endpoint = `${origin.replace('localhost', '127.0.0.1')}/sandbox/v1/push-service/${device}`;
  await context.addInitScript(
    ({ endpoint, keys, answer }) => {
      const get = (name: string) => localStorage.getItem(`stand-in ${name}`);
      const set = (name: string, value: string) => localStorage.setItem(`stand-in ${name}`, value);
      Object.defineProperty(Notification, 'permission', { get: () => get('permission') ?? 'default' });
      Notification.requestPermission = async () => {
        set('asked', String(Number(get('asked')) + 1));
        set('permission', answer);
        return answer;
      };
      const subscription = () => ({
        endpoint,
        options: { applicationServerKey: Uint8Array.from((get('key') ?? '').split(','), Number).buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => localStorage.removeItem('stand-in key'),
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (get('key') === null ? null : subscription()),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          set('key', [...applicationServerKey].join());
          return subscription();
        },
      });
    },
    { endpoint, keys, answer },
  );
  return {
    /** How often the browser's own question was asked. */
    asked: (page: Page) => page.evaluate(() => Number(localStorage.getItem('stand-in asked'))),
    /** What came for this browser, as only it can read it; the newest first. */
    taken: async () => {
      const messages = await command(origin, 'push-taken', { device });
      return messages.map(({ body }) => unseal(Buffer.from(body, 'base64url')));
    },
    /** Has the browser hand a message to the site's worker; what that shows. */
    deliver: async (page: Page, message: object) => {
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('There is no worker');
      await worker.evaluate(() => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
        registration.showNotification = async (title, options) => {
          Object.assign(self, { shown: { title, ...options } });
        };
      });
      const cdp = await context.newCDPSession(page);
      const registrationId = new Promise<string>((found) => {
        cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
          if (registration) found(registration.registrationId);
        });
      });
      await cdp.send('ServiceWorker.enable');
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: await registrationId,
        data: JSON.stringify(message),
      });
      return () => worker.evaluate(() => (self as unknown as { shown?: object }).shown ?? null);
    },
  };
};
