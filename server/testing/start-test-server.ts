import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import type { Tokens } from '../../contract/entities/user.ts';
import { buildApp } from '../app.ts';
import { compose } from '../compose.ts';
import type { OpenDatabase } from '../database/client.ts';
import type { GameCatalogue } from '../games/game-catalogue.ts';
import { demoPassword } from '../identity/demo-users.ts';
import { loadConfig } from '../process/config.ts';
import { createLog } from '../process/log.ts';
import type { Services } from '../services.ts';
import type { MovableClock } from '../time/clock.ts';
import { openInMemory } from './open-in-memory.ts';
import { someGames } from './some-games.ts';

/** A clock that stands still until a test advances it. */
export const createStillClock = (start: number): MovableClock => {
  let now = start;
  return {
    now: () => now,
    reading: () => ({ fixed: now, advanced: 0 }),
    machineOff: () => 0,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    offset: () => now - start,
  };
};

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  clock: MovableClock;
  routes: readonly RouteOptions[];
  /** Calls the server; `token` goes as bearer. */
  call(url: string, body?: unknown, token?: string): Promise<{ status: number; body: unknown; headers: InjectHeaders }>;
  signIn(username?: string): Promise<Tokens>;
  /** Begins what its role does by itself; without it nothing moves but what is asked for. */
  start(): void;
  close(): Promise<void>;
}
type InjectHeaders = Record<string, number | string | string[] | undefined>;

const someMorning = Date.parse('2026-03-02T09:00:00.000Z');

/** The whole server on a database in memory, with demo accounts, a fixed seed and a clock that stands still. */
export const startTestServer = async (
  environment: Record<string, string> = {},
  clock: MovableClock = createStillClock(someMorning),
  database: OpenDatabase | Promise<OpenDatabase> = openInMemory(),
  /** Takes every line of the log, from `LOG_LEVEL` on. */
  write: (line: string) => unknown = () => undefined,
  catalogue: GameCatalogue = someGames,
): Promise<TestServer> => {
  const config = loadConfig({
    SANDBOX: '1',
    JWT_SECRET: 'a secret that only the tests of this house know',
    PAYMENT_SECRET: 'another secret that only these tests and their bank know',
    GAMES_SECRET: 'a third secret, of these tests and their games alone',
    STUDIO_SECRET: 'a fourth secret, of these tests and their studio alone',
    FEED_SEED: '7',
    FEED_SIZE: 'small',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const opened = await database;
  const composed = await compose(config, opened, clock, createLog(config, { write }), catalogue);
  const routes: RouteOptions[] = [];
  const app = await buildApp(composed.services, (route) => routes.push(route));
  await app.ready();

  const call: TestServer['call'] = async (url, body, token) => {
    const request: InjectOptions = {
      method: body === undefined ? 'GET' : 'POST',
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const answer = await app.inject(request);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  };

  return {
    app,
    services: composed.services,
    clock,
    routes,
    call,
    start: composed.start,
    signIn: async (username = 'player') => {
      const { status, body } = await call('/kcmanager/loginUser', {
        username,
        password: demoPassword,
        rememberMe: false,
      });
      if (status !== 200) throw new Error(`sign-in of ${username} answered ${status}`);
      return body as Tokens;
    },
    close: async () => {
      await app.close();
      await composed.close();
      await opened.close();
    },
  };
};
