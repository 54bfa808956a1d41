import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Tokens } from '../../contract/entities/user.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { StoredSession } from '../../machines/session/session-context.ts';
import type { Session } from '../../machines/signed-in.ts';
import { answering, listening } from '../../machines/testing/recorder.ts';
import { answeredChildren } from '../../test/support/answered-session.ts';
import { createBearer } from './bearer.ts';

const sessionOf = (generation: number): Session => ({
  tokens: { access_token: `access-${generation}`, refresh_token: `refresh-${generation}` },
  user: { id: 'user-1', name: 'player', roles: [], expiresAt: 1_000_000 },
});

const start = async (session: Session | null) => {
  const load = answering<StoredSession>();
  const { renew, actors } = answeredChildren();
  const ref = createActor(
    sessionMachine.provide({
      actors: {
        loadSession: load.logic,
        ...actors,
        endSession: answering<void, { tokens: Tokens | null }>().logic,
        watchOtherTabs: listening(),
      },
      actions: {
        report: () => undefined,
        logFailure: () => undefined,
        storeSession: () => undefined,
        forgetSession: () => undefined,
        storeChosenWallet: () => undefined,
      },
    }),
  ).start();
  await load.last().answer({ session, chosenCurrencyId: null });
  return { bearer: createBearer(() => ref), renew };
};

describe('The bearer of calls', () => {
  test('lends the token of whoever is signed in', async () => {
    expect((await start(sessionOf(1))).bearer.accessToken()).toBe('access-1');
    expect((await start(null)).bearer.accessToken()).toBeNull();
  });

  test('has one renewal made for any number of refused calls', async () => {
    const { bearer, renew } = await start(sessionOf(1));
    const tokens = Promise.all([bearer.renewed('access-1'), bearer.renewed('access-1')]);
    await renew.last().answer(sessionOf(2));
    expect(await tokens).toEqual(['access-2', 'access-2']);
    expect(renew.calls).toHaveLength(1);
    expect(await bearer.renewed('access-1')).toBe('access-2');
    expect(renew.calls).toHaveLength(1);
  });

  test('has none to lend when the renewal is refused or gets no answer', async () => {
    const refused = await start(sessionOf(1));
    const afterRefusal = refused.bearer.renewed('access-1');
    await refused.renew.last().fail({ status: 401 });
    expect(await afterRefusal).toBeNull();
    const silent = await start(sessionOf(1));
    const afterSilence = silent.bearer.renewed('access-1');
    await silent.renew.last().fail(new Error('no answer'));
    expect(await afterSilence).toBeNull();
    expect(silent.bearer.accessToken()).toBe('access-1');
  });
});
