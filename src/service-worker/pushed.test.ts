import { expect, test, vi } from 'vitest';
import { pushChanged } from '../../contract/service-worker.ts';
import { type PushScope, showPushes } from './pushed.ts';

const origin = 'https://matchday.example';

/** A worker's scope with these pages open; what it did, in order. */
const startedAt = (...urls: string[]) => {
  const did: unknown[][] = [];
  const listeners = new Map<string, (event: never) => void>();
  const pages = urls.map((url) => ({
    url,
    frameType: url.includes('/play') ? 'nested' : 'top-level',
    focus: async () => did.push(['focus', url]),
    postMessage: (message: object) => did.push(['said', url, message]),
  }));
  const scope = {
    location: { origin },
    registration: {
      showNotification: async (...shown: unknown[]) => did.push(['shown', ...shown]),
      pushManager: { subscribe: async (options: unknown) => did.push(['subscribed', options]) },
    },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => did.push(['opened', url]) },
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  } as unknown as PushScope;
  showPushes(scope);
  const happens = async (type: string, event: object) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work), ...event } as never);
    await Promise.all(works);
    return did;
  };
  return { happens };
};

const message = {
  title: 'Your ticket won',
  body: '<b>200.00</b> RSD are in your wallet.',
  tag: 'ticket:1',
  path: '/en/ticket_history?paper=1',
  lang: 'en',
};
const pushed = (said: unknown) => ({ data: { json: () => said } });
const pressed = (path: unknown) => ({ notification: { close: vi.fn(), data: { path } } });

test('what is pushed is shown as text, in its language, in place of what was said of the same ticket', async () => {
  const did = await startedAt().happens('push', pushed(message));
  const { title, path, ...rest } = message;
  expect(did).toEqual([['shown', title, { ...rest, icon: '/icons/site-large.png', data: { path } }]]);
});

test.each([[{}], [{ ...message, path: 'https://elsewhere.example/' }], [{ ...message, path: '//elsewhere.example' }]])(
  'what is none of ours is not shown: %j',
  async (said) => {
    await expect(startedAt().happens('push', pushed(said))).rejects.toThrow();
  },
);

test('a press leads to the page that is open on it', async () => {
  const url = `${origin}${message.path}`;
  const press = pressed(message.path);
  const did = await startedAt(`${origin}/betting`, `${origin}/play/frame`, url).happens('notificationclick', press);
  expect(did).toEqual([['focus', url]]);
  expect(press.notification.close).toHaveBeenCalledOnce();
});

test('else a page is opened', async () => {
  const did = await startedAt(`${origin}/betting`).happens('notificationclick', pressed(message.path));
  expect(did).toEqual([['opened', `${origin}${message.path}`]]);
});

test.each([['https://elsewhere.example/'], ['//elsewhere.example'], ['/\\elsewhere.example'], [undefined]])(
  'never one of another site: %s',
  async (path) => {
    expect(await startedAt().happens('notificationclick', pressed(path))).toEqual([['opened', `${origin}/`]]);
  },
);

test('a subscription that the browser ends is made anew, and the pages are told', async () => {
  const applicationServerKey = new ArrayBuffer(65);
  const url = `${origin}/betting`;
  const change = { oldSubscription: { options: { applicationServerKey } } };
  expect(await startedAt(url).happens('pushsubscriptionchange', change)).toEqual([
    ['subscribed', { userVisibleOnly: true, applicationServerKey }],
    ['said', url, { type: pushChanged }],
  ]);
  expect(await startedAt().happens('pushsubscriptionchange', {})).toEqual([]);
});
