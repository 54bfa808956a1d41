import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { authDialogMachine } from './auth-dialog.machine.ts';

const start = () => {
  const dialog = createActor(authDialogMachine).start();
  return { ...dialog, send: dialog.send.bind(dialog), value: () => dialog.getSnapshot().value };
};

test.each(['login', 'register', 'forgot-password', 'reset-password', 'welcome'] as const)(
  'the dialog shows %s when it is asked for, also in the place of another form, and can be closed',
  (mode) => {
    const { send, value } = start();
    expect(value()).toBe('closed');
    send({ type: 'authDialog.opened', mode });
    expect(value()).toEqual({ open: mode });
    send({ type: 'authDialog.opened', mode: mode === 'login' ? 'register' : 'login' });
    send({ type: 'authDialog.opened', mode });
    expect(value()).toEqual({ open: mode });
    send({ type: 'authDialog.closed' });
    expect(value()).toBe('closed');
  },
);

test('it closes when somebody has signed in, and not before', () => {
  const { send, value } = start();
  send({ type: 'authDialog.opened', mode: 'register' });
  send({ type: 'user.changed', signedIn: false });
  expect(value()).toEqual({ open: 'register' });
  send({ type: 'user.changed', signedIn: true });
  expect(value()).toBe('closed');
});
