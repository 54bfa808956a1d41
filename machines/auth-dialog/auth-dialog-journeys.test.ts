import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { authDialogMachine } from './auth-dialog.machine.ts';

test('the dialog shows the form that was asked for, and closes when somebody has signed in', () => {
  const dialog = createActor(authDialogMachine).start();
  const seen = () => [dialog.getSnapshot().value, dialog.getSnapshot().context.mode];
  expect(seen()).toEqual(['closed', 'login']);
  dialog.send({ type: 'authDialog.opened', mode: 'login' });
  dialog.send({ type: 'authDialog.opened', mode: 'register' });
  expect(seen()).toEqual(['open', 'register']);
  dialog.send({ type: 'user.changed', signedIn: false });
  expect(seen()).toEqual(['open', 'register']);
  dialog.send({ type: 'user.changed', signedIn: true });
  expect(seen()).toEqual(['closed', 'register']);
  dialog.send({ type: 'authDialog.opened', mode: 'welcome' });
  dialog.send({ type: 'authDialog.closed' });
  expect(seen()).toEqual(['closed', 'welcome']);
});
