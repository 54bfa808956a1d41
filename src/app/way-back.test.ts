import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { lastRouteMachine } from '../../machines/last-route/last-route.machine.ts';
import type { PageAddress } from '../routes/-router-context.ts';
import { createWayBack } from './way-back.ts';

/** A visitor who was at this address and has signed in since; he may open what is `allowed`. */
const backFrom = (path: string, allowed = true) => {
  const machine = lastRouteMachine.provide({ actions: { storeRoute: () => undefined } });
  const lastRoute = createActor(machine, { input: { path: null } }).start();
  lastRoute.send({ type: 'user.changed', signedIn: false });
  lastRoute.send({ type: 'route.entered', path });
  lastRoute.send({ type: 'user.changed', signedIn: true });
  const address = { to: path as '/', search: {} } satisfies PageAddress;
  const wayBack = createWayBack({
    lastRoute: () => lastRoute.getSnapshot(),
    returned: () => lastRoute.send({ type: 'route.returned' }),
    open: () => (allowed ? address : null),
  });
  return { wayBack, address };
};

test('who signed in is sent back to where he was, once', () => {
  const { wayBack, address } = backFrom('/ticket_history');
  expect(wayBack('/auth/login')).toEqual(address);
  expect(wayBack('/ticket_history')).toBeNull();
  expect(wayBack('/auth/login')).toBeNull();
});

test('a load that was given up is told the same way again', () => {
  const { wayBack, address } = backFrom('/ticket_history');
  expect(wayBack('/auth/login')).toEqual(address);
  expect(wayBack('/auth/login')).toEqual(address);
});

test('who went elsewhere meanwhile stays there', () => {
  const { wayBack } = backFrom('/ticket_history');
  wayBack('/auth/login');
  expect(wayBack('/scores')).toBeNull();
  expect(wayBack('/auth/login')).toBeNull();
});

test('nobody is sent where he may not be', () => {
  expect(backFrom('/ticket_history', false).wayBack('/auth/login')).toBeNull();
});
