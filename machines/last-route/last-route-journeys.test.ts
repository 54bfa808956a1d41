import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { recording } from '../testing/recorder.ts';
import { lastRouteMachine } from './last-route.machine.ts';

const start = (path: string | null = null) => {
  const clock = new SimulatedClock();
  const stored = recording<{ path: string }>();
  const actor = createActor(lastRouteMachine.provide({ actions: { storeRoute: stored.action } }), {
    clock,
    input: { path },
  }).start();
  return {
    clock,
    send: actor.send,
    begin: (begun: string) => actor.send({ type: 'route.begun', path: begun }),
    enter: (entered: string) => actor.send({ type: 'route.entered', path: entered }),
    refuse: (refused: string) => actor.send({ type: 'route.refused', path: refused }),
    signedIn: (signedIn: boolean) => actor.send({ type: 'user.changed', signedIn }),
    stored: () => stored.seen.map((seen) => seen.path),
    is: () => actor.getSnapshot().value,
    path: () => actor.getSnapshot().context.path,
  };
};

describe('The last route', () => {
  test('is stored unless it is a casino section', () => {
    const { enter, signedIn, stored } = start();
    enter('/');
    signedIn(false);
    enter('/betting');
    enter('/casino_section?section=slots');
    signedIn(true);
    enter('/ticket_history');
    enter('/casino_section?section=slots');
    expect(stored()).toEqual(['/', '/betting', '/ticket_history']);
  });

  test('is offered to who signs in on the login page, once', () => {
    const { enter, signedIn, send, is, path } = start();
    signedIn(false);
    enter('/live_betting');
    enter('/auth/login');
    signedIn(true);
    expect([is(), path()]).toEqual([{ signedIn: 'returning' }, '/live_betting']);
    send({ type: 'route.returned' });
    expect(is()).toEqual({ signedIn: 'settled' });
  });

  test('is what the tab remembers when the login page was loaded anew', () => {
    const { enter, signedIn, is, path } = start('/ticket_history');
    enter('/auth/login');
    signedIn(false);
    signedIn(true);
    expect([is(), path()]).toEqual([{ signedIn: 'returning' }, '/ticket_history']);
  });

  test('takes nobody away who comes with a session', () => {
    const { enter, signedIn, is } = start('/ticket_history');
    enter('/betting');
    signedIn(true);
    expect(is()).toEqual({ signedIn: 'settled' });
  });

  test('is the page from which the visitor was sent to sign in', () => {
    const { enter, refuse, signedIn, path, is } = start();
    signedIn(false);
    refuse('/betting?sport=T');
    enter('/auth/login');
    signedIn(true);
    expect([is(), path()]).toEqual([{ signedIn: 'returning' }, '/betting?sport=T']);
  });

  test('is not the page that stands under the login dialog', () => {
    const { enter, refuse, send, signedIn, path, stored } = start();
    signedIn(false);
    refuse('/betting');
    send({ type: 'authDialog.opened' });
    enter('/');
    refuse('/');
    signedIn(true);
    expect(path()).toBe('/betting');
    expect(stored()).toEqual([]);
  });

  test('is forgotten when the login dialog was closed without a login', () => {
    const { enter, send, signedIn, is } = start();
    signedIn(false);
    enter('/ticket_history');
    send({ type: 'authDialog.opened' });
    send({ type: 'authDialog.closed' });
    signedIn(true);
    expect(is()).toEqual({ signedIn: 'settled' });
  });

  test('is where the session ended', () => {
    const { enter, send, signedIn, is, path } = start();
    signedIn(true);
    enter('/ticket_history');
    signedIn(false);
    send({ type: 'authDialog.opened' });
    enter('/');
    signedIn(true);
    expect([is(), path()]).toEqual([{ signedIn: 'returning' }, '/ticket_history']);
  });

  test('is the page that was still being loaded when the session ended', () => {
    const { enter, begin, refuse, send, signedIn, is, path } = start('/');
    begin('/ticket_history');
    signedIn(true);
    signedIn(false);
    send({ type: 'authDialog.opened' });
    enter('/ticket_history');
    refuse('/ticket_history');
    begin('/');
    enter('/');
    signedIn(true);
    expect([is(), path()]).toEqual([{ signedIn: 'returning' }, '/ticket_history']);
    begin('/');
    expect(path()).toBe('/ticket_history');
  });

  test('is what the tab remembers, whatever page is begun, for who turns out to be nobody', () => {
    const { begin, enter, send, signedIn, path } = start('/ticket_history');
    begin('/');
    signedIn(false);
    send({ type: 'authDialog.opened' });
    enter('/');
    signedIn(true);
    expect(path()).toBe('/ticket_history');
  });

  test('is stored when it stands there, not before, and a page that is never remembered is not begun either', () => {
    const { begin, enter, signedIn, stored, path } = start();
    signedIn(true);
    begin('/ticket_history');
    expect([stored(), path()]).toEqual([[], '/ticket_history']);
    begin('/logout');
    expect(path()).toBe('/ticket_history');
    enter('/ticket_history');
    expect(stored()).toEqual(['/ticket_history']);
  });

  test('is never the page that signs out', () => {
    const { enter, refuse, signedIn, path } = start();
    signedIn(true);
    enter('/betting');
    signedIn(false);
    refuse('/logout');
    expect(path()).toBe('/betting');
    refuse('/');
    expect(path()).toBe('/');
  });

  test('is offered for 5 s and not longer, and not to who has gone elsewhere', () => {
    const { clock, enter, signedIn, is } = start('/betting');
    signedIn(false);
    signedIn(true);
    clock.increment(4_999);
    expect(is()).toEqual({ signedIn: 'returning' });
    clock.increment(1);
    expect(is()).toEqual({ signedIn: 'settled' });
    signedIn(false);
    signedIn(true);
    enter('/live_betting');
    expect(is()).toEqual({ signedIn: 'settled' });
  });

  test('is the page that was entered before it was known that nobody is signed in', () => {
    const { enter, send, signedIn, path } = start();
    enter('/live_betting');
    signedIn(false);
    send({ type: 'authDialog.opened' });
    signedIn(true);
    expect(path()).toBe('/live_betting');
  });

  test('is not one that signs out and was begun before it was known who is signed in', () => {
    const { begin, signedIn, path } = start('/betting');
    begin('/logout');
    signedIn(true);
    expect(path()).toBe('/betting');
  });

  test('is remembered on for who is still nobody, and from the page under a dialog that was closed', () => {
    const { enter, send, signedIn, stored, is } = start();
    signedIn(false);
    signedIn(false);
    expect(is()).toEqual({ signedOut: 'browsing' });
    send({ type: 'authDialog.opened' });
    send({ type: 'authDialog.closed' });
    enter('/live_betting');
    expect(stored()).toEqual(['/live_betting']);
  });
});
