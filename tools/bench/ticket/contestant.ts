import { createServer } from 'node:http';
import { pino } from 'pino';
import { buildApp } from '../../../server/app.ts';
import { createOwnLine } from '../../../server/calls/own-line.ts';
import type { Database } from '../../../server/database/client.ts';
import { createCallCounts } from '../../../server/identity/call-counts.ts';
import { createIdentity } from '../../../server/identity/identity.ts';
import { createTokens } from '../../../server/identity/tokens.ts';
import { createMetrics } from '../../../server/metrics/metrics.ts';
import { loadConfig } from '../../../server/process/config.ts';
import { createReadiness } from '../../../server/process/readiness.ts';
import type { Services } from '../../../server/services.ts';
import { createClock } from '../../../server/time/clock.ts';
import { freePort } from '../../../test/support/free-port.ts';

/**
 * `contestant.ts <kind>`: takes tickets at a port. `raw` reads the body as JSON and answers, `matchday` is our whole HTTP
 * side: token, session, validation, limits, headers, a line in the log; only the database answers at once.
 */
export type Kind = 'raw' | 'matchday';

export interface Told {
  at?: { port: number; token: string };
  /** CPU so far, microseconds. */
  cpu?: number;
}

const secret = 'a secret that only this bench knows';
const clock = createClock();
const userId = '00000000-0000-4000-8000-000000000001';
const sid = '00000000-0000-4000-8000-000000000002';

/** Answers every question with the same row, at once. */
const databaseOf = (row: object): Database => {
  const question: object = new Proxy(() => undefined, {
    get: (_target, key) => (key === 'then' ? (settle: (rows: object[]) => void) => settle([row]) : question),
    apply: () => question,
  });
  return question as Database;
};

const session = { id: sid, userId, generation: 0, accessFromGeneration: 0, expiresAt: clock.now() + 3_600_000 };
const user = { id: userId, username: 'player', roles: [], blocked: false, emailVerifiedAt: 1 };

const matchday = async (port: number): Promise<void> => {
  const log = pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: true }));
  const config = { ...loadConfig({ CALLS_PER_MINUTE: '10000000', SITE_DIR: 'no-site' }), jwtSecret: secret };
  const identity = await createIdentity({
    database: databaseOf({ session, user }),
    clock,
    jwtSecret: secret,
    attempts: {} as never,
    wallets: async () => [],
    log,
  });
  const services: Partial<Services> = {
    config,
    clock,
    identity,
    callCounts: createCallCounts(databaseOf({}), clock),
    log,
    metrics: createMetrics(),
    ownLine: createOwnLine(),
    games: {} as never,
    studio: { has: () => false } as never,
    readiness: createReadiness(config, clock),
    version: 'bench',
    sockets: { attach: () => undefined, close: async () => undefined } as never,
    tickets: { receive: async () => ({ createdAt: clock.now() }) } as never,
  };
  const app = await buildApp(services as Services);
  await app.listen({ host: '127.0.0.1', port });
};

const raw = (port: number): Promise<void> => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { ticket_id } = JSON.parse(Buffer.concat(parts).toString()) as { ticket_id: string };
      const at = Date.now();
      const body = { error: null, ErrorText: 'ok', ticket_id, nowTimestamp: at, createdAtTimestamp: at };
      const text = JSON.stringify(body);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      response.end(text);
    });
  });
  return new Promise((listening) => server.listen(port, '127.0.0.1', listening));
};

const tell = (told: Told): void => void process.send?.(told);

const port = await freePort();
await { raw, matchday }[process.argv[2] as Kind](port);
const claims = { sub: userId, sid, gen: 0 };
const token = await createTokens(secret, clock).sign('access', claims, clock.now(), clock.now() + 3_600_000);
process.on('message', () => {
  const { user: own, system } = process.cpuUsage();
  tell({ cpu: own + system });
});
process.on('disconnect', () => process.exit(0));
tell({ at: { port, token } });
