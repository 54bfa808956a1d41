import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AccountEvent } from '../../machines/app/app-event.ts';
import type { Api } from '../transport/api/api.ts';
import { RefusedError } from '../transport/call-error.ts';
import type { ConnectionNews } from '../transport/sockets/connection.ts';
import type { SportsNews, SportsSocket } from '../transport/sockets/sports-socket.ts';
import { createWatchAccount } from './account-socket.ts';

const now = 1_000_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that the test opens, cuts and feeds; what it is asked to do is kept in order. */
const start = (preAuth: () => Promise<{ token: string }> = async () => ({ token: 'pre-auth' })) => {
  const done: string[] = [];
  let connected = false;
  let tell: (news: ConnectionNews) => void = () => {};
  let hear: (news: SportsNews) => void = () => {};
  const socket = {
    connection: {
      open: () => void done.push('open'),
      close: () => void done.push('close'),
      connected: () => connected,
      watch: (listener: (news: ConnectionNews) => void) => {
        tell = listener;
        return () => undefined;
      },
      emit: (event: string) => void done.push(`emit ${event}`),
    },
    authenticate: async (token: string) => {
      done.push(`auth ${token}`);
      return (now + 300_000) / 1000;
    },
    listen: (listener: (news: SportsNews) => void) => {
      hear = listener;
      return () => undefined;
    },
  } as unknown as SportsSocket;
  const told: AccountEvent[] = [];
  const parent = setup({
    types: {} as { events: AccountEvent },
    actors: {
      account: createWatchAccount(socket, { sportsbetting: { preAuth } } as unknown as Api, {
        now: () => now,
        observe: () => undefined,
      }),
    },
    actions: { note: ({ event }) => void told.push(event) },
  }).createMachine({ invoke: { id: 'account', src: 'account' }, on: { '*': { actions: 'note' } } });
  const actor = createActor(parent).start();
  return {
    done,
    told,
    stop: () => actor.stop(),
    news: (news: SportsNews) => hear(news),
    connect: () => {
      connected = true;
      tell('connected');
      return vi.advanceTimersByTimeAsync(0);
    },
    signIn: (userId: string | null) => {
      actor.getSnapshot().children.account?.send({ type: 'user.changed', userId });
      return vi.advanceTimersByTimeAsync(0);
    },
  };
};

describe('The account’s connection', () => {
  test('is opened for visitors too, who prove nothing', async () => {
    const { done, connect } = start();
    await connect();
    expect(done).toEqual(['open', 'emit global']);
  });

  test('says who is behind it on every connect', async () => {
    const { done, connect, signIn } = start();
    await signIn('user-1');
    await connect();
    await connect();
    expect(done).toEqual(['open', 'emit global', 'auth pre-auth', 'emit global', 'auth pre-auth']);
  });

  test('says it again 30 s before the server’s belief ends, not earlier', async () => {
    const { done, connect, signIn } = start();
    await connect();
    await signIn('user-1');
    await vi.advanceTimersByTimeAsync(269_999);
    expect(done.filter((each) => each.startsWith('auth'))).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(done.filter((each) => each.startsWith('auth'))).toHaveLength(2);
  });

  test('asks again after 3 s when it was not answered', async () => {
    let away = true;
    const { done, connect, signIn } = start(async () => {
      if (away) throw new Error('no answer');
      return { token: 'second' };
    });
    await connect();
    await signIn('user-1');
    away = false;
    await vi.advanceTimersByTimeAsync(2_999);
    expect(done).not.toContain('auth second');
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toContain('auth second');
  });

  test('asks again only after a minute when it was refused although the token is fresh: each refusal renews the session', async () => {
    let asked = 0;
    const { connect, signIn } = start(async () => {
      asked += 1;
      throw new RefusedError(403, { error: 'forbidden', ErrorText: 'forbidden' });
    });
    await connect();
    await signIn('user-1');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
  });

  test('begins anew as nobody’s when the player leaves', async () => {
    const { done, connect, signIn } = start();
    await connect();
    await signIn('user-1');
    await signIn(null);
    expect(done.slice(-2)).toEqual(['close', 'open']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(done.filter((each) => each.startsWith('auth'))).toHaveLength(1);
  });

  test('hands on what the server tells, in the machine’s words', () => {
    const { told, news } = start();
    news({ name: 'wallet_update', payload: { wallets: [] } });
    news({ name: 'status_update', payload: { key: 'disableBettingPage', value: 'true' } });
    news({ name: 'reload_settings', payload: {} });
    news({ name: 'reload_page', payload: {} });
    news({ name: 'casinoBetLimit', payload: { game_code: 'book-of-sand', game_limit: 500 } });
    expect(told).toEqual([
      { type: 'wallets.changed', wallets: [] },
      { type: 'status.pushed', status: { key: 'disableBettingPage', value: 'true' } },
      { type: 'settings.pushed' },
      { type: 'page.pushed' },
      { type: 'betLimit.pushed', limit: { game_code: 'book-of-sand', game_limit: 500 } },
    ]);
  });

  test('asks anew for settings and statuses when it is back: what was pushed meanwhile went past it', async () => {
    const { told, connect } = start();
    await connect();
    expect(told).toEqual([]);
    await connect();
    expect(told).toEqual([{ type: 'settings.pushed' }]);
  });

  test('is closed and asks nothing more when the site ends', async () => {
    const { done, connect, signIn, stop } = start();
    await connect();
    await signIn('user-1');
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(done.at(-1)).toBe('close');
  });
});
