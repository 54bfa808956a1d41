import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Session } from '../../machines/signed-in.ts';
import { RefusedError, UnreachableError } from '../transport/call-error.ts';
import { createRenewSession } from './renew-session.ts';
import { sessionFrom } from './session-from.ts';
import type { SessionStore } from './session-store.ts';

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const sessionOf = (generation: number): Session =>
  sessionFrom({
    access_token: `${part({ alg: 'HS256' })}.${part({
      sub: 'user-1',
      preferred_username: 'player',
      exp: 1_000 + generation,
      credit: 0,
      resource_access: { site: { roles: ['AL2'] } },
    })}.x`,
    refresh_token: `refresh-${generation}`,
  });

/** One browser: what is stored is shared by its tabs. */
const browser = (stored: Session | null, answer: (token: string) => Promise<Session['tokens']>) => {
  const posted: string[] = [];
  const store: Pick<SessionStore, 'load' | 'save'> = {
    load: () => stored,
    save: (session) => {
      stored = session;
    },
  };
  const refreshToken = (token: string) => {
    posted.push(token);
    return answer(token);
  };
  const logic = createRenewSession({ kcmanager: { refreshToken } }, store);
  const renew = (session: Session) => {
    const actor = createActor(logic, { input: { session } });
    const result = toPromise(actor);
    actor.subscribe({ error: () => undefined });
    actor.start();
    return result;
  };
  return { renew, posted, stored: () => stored, replace: (session: Session | null) => (stored = session) };
};

const refusal = new RefusedError(401, { error: 'sessionExpired', ErrorText: 'sessionExpired' });

describe('Renewing a session', () => {
  test('exchanges the token, stores the new ones and reads who they are', async () => {
    const { renew, stored } = browser(sessionOf(1), async () => sessionOf(2).tokens);
    expect(await renew(sessionOf(1))).toEqual(sessionOf(2));
    expect(stored()).toEqual(sessionOf(2));
    expect(sessionOf(2).user).toEqual({ id: 'user-1', name: 'player', roles: ['AL2'], expiresAt: 1_002_000 });
  });

  test('takes over what another tab has renewed, without a call', async () => {
    const { renew, posted } = browser(sessionOf(2), async () => sessionOf(3).tokens);
    expect(await renew(sessionOf(1))).toEqual(sessionOf(2));
    expect(posted).toEqual([]);
  });

  test('does not give up a session that another tab renewed while this one was being refused', async () => {
    const tab = browser(sessionOf(1), async () => {
      tab.replace(sessionOf(2));
      throw refusal;
    });
    expect(await tab.renew(sessionOf(1))).toEqual(sessionOf(2));
    expect(tab.stored()).toEqual(sessionOf(2));
  });

  test('is refused when the server refuses and nobody has a newer session', async () => {
    const { renew } = browser(sessionOf(1), () => Promise.reject(refusal));
    await expect(renew(sessionOf(1))).rejects.toBe(refusal);
  });

  test('is refused when another tab has signed out meanwhile', async () => {
    const { renew, posted } = browser(null, async () => sessionOf(2).tokens);
    await expect(renew(sessionOf(1))).rejects.toMatchObject({ status: 401 });
    expect(posted).toEqual([]);
  });

  test('is no refusal when there is no answer', async () => {
    const { renew } = browser(sessionOf(1), () => Promise.reject(new UnreachableError('no answer')));
    await expect(renew(sessionOf(1))).rejects.toBeInstanceOf(UnreachableError);
  });
});
