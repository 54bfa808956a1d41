import { expect, test } from 'vitest';
import type { LateSite } from './late-site.ts';
import { start } from './start-account.ts';

/** The site around the account's forms, as far as they look at it; a call that is sent has no answer yet. */
const started = (first: 'open' | 'closed') => {
  let resolved: (event: object) => void = () => undefined;
  let shown: (snapshot: object) => void = () => undefined;
  const snapshotOf = (state: 'open' | 'closed') => ({ value: state === 'open' ? { open: 'login' } : state });
  const authDialog = {
    getSnapshot: () => snapshotOf(first),
    subscribe: (listener: typeof shown) => (shown = listener),
  };
  const { authForm } = start({
    world: { http: { call: () => new Promise(() => undefined) } },
    page: {},
    context: {},
    app: { getSnapshot: () => ({ children: { authDialog } }), subscribe: () => undefined },
    router: { subscribe: (_event: string, listener: typeof resolved) => (resolved = listener) },
  } as unknown as LateSite);
  return {
    dialog: (state: 'open' | 'closed') => shown(snapshotOf(state)),
    arrive: (pathname: string) => resolved({ pathChanged: true, toLocation: { pathname } }),
    logIn: () => {
      const values = { username: 'player', password: 'Sandbox12345', rememberMe: false };
      authForm.send({ type: 'form.submitted', form: 'login', values });
    },
    is: () => authForm.getSnapshot().value,
  };
};

test('a form is left with its page', () => {
  const { arrive, logIn, is } = started('closed');
  arrive('/auth/login');
  logIn();
  expect(is()).toBe('submitting');
  arrive('/betting');
  expect(is()).toBe('editing');
});

test.each(['open', 'closed'] as const)(
  'a form in a dialog is left with the dialog, not by the page below it that arrives late: at first %s',
  (first) => {
    const { dialog, arrive, logIn, is } = started(first);
    if (first === 'closed') dialog('open');
    logIn();
    arrive('/');
    expect(is()).toBe('submitting');
    dialog('closed');
    expect(is()).toBe('editing');
  },
);
