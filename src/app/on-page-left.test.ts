import { expect, test } from 'vitest';
import type { LateSite } from './late-site.ts';
import { start } from './start-messages.ts';

type Event = 'onBeforeNavigate' | 'onResolved';

/** The site around the contact form, as far as it is tested; a message that is sent has no answer yet. */
const started = () => {
  const listeners: [Event, (event: object) => void][] = [];
  const { contact } = start({
    world: { api: { call: () => new Promise(() => undefined) } },
    page: {},
    app: { getSnapshot: () => ({ context: { user: null } }), subscribe: () => undefined },
    router: {
      state: { location: { pathname: '/' } },
      subscribe: (event: Event, listener: (event: object) => void) => listeners.push([event, listener]),
    },
  } as unknown as LateSite);
  return {
    tell: (event: Event, pathname: string) => {
      const change = { pathChanged: true, hrefChanged: true, toLocation: { pathname } };
      for (const [heard, listener] of listeners) if (heard === event) listener(change);
    },
    send: () =>
      contact.send({
        type: 'message.sent',
        message: {
          id: crypto.randomUUID(),
          topic: 'other',
          name: 'Ana',
          email: 'ana@example.com',
          message: 'Hello, anybody there?',
        },
      }),
    is: () => contact.getSnapshot().value,
  };
};

test('what is begun on a page before it has wholly come is not left by its coming', () => {
  const { tell, send, is } = started();
  tell('onBeforeNavigate', '/contact_us');
  send();
  tell('onResolved', '/contact_us');
  expect(is()).toBe('sending');
});

test('what is under way goes with its page, as soon as another is gone to; the same page under another address is none', () => {
  const { tell, send, is } = started();
  tell('onBeforeNavigate', '/contact_us');
  send();
  tell('onBeforeNavigate', '/contact_us');
  expect(is()).toBe('sending');
  tell('onBeforeNavigate', '/');
  expect(is()).toBe('writing');
});
