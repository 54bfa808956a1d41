import { pino } from 'pino';
import { buildApp } from '../../../server/app.ts';
import { createClock } from '../../../server/clock.ts';
import { compose } from '../../../server/compose.ts';
import { loadConfig } from '../../../server/config.ts';
import { openPostgres } from '../../../server/database/client.ts';
import { register } from '../../../server/register.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { recordStatements } from '../ticket/statements.ts';
import { emptyCall } from './empty-call.ts';

/** `server.ts <database>`: the whole server on PostgreSQL, with one call more that does nothing. */
export type Asked = 'cpu' | 'record' | 'recorded';

export interface Told {
  at?: { port: number; token: string };
  /** Microseconds so far. */
  cpu?: number;
  recording?: true;
  /** Statements since it was told to record. */
  statements?: number;
}

const tell = (told: Told): void => void process.send?.(told);

const serve = async (url: string): Promise<void> => {
  const statements = recordStatements();
  const clock = createClock();
  const log = pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: true }));
  const config = loadConfig({
    SANDBOX: '1',
    SITE_DIR: 'no-site',
    CALLS_PER_MINUTE: '10000000',
    JWT_SECRET: 'x'.repeat(32),
  });
  const opened = await openPostgres(url, config, { idleTimeoutMillis: 0 });
  const { services } = await compose(config, opened, clock, log);
  const app = await buildApp(services);
  register(app, emptyCall, () => ({}));
  const port = await freePort();
  await app.listen({ host: '127.0.0.1', port });
  const player = await services.identity.findUser('player');
  if (!player) throw new Error('no player');
  const { access_token: token } = await services.identity.admit(player, true, null);
  process.on('message', (asked: Asked) => {
    if (asked === 'cpu') {
      const { user, system } = process.cpuUsage();
      tell({ cpu: user + system });
    } else if (asked === 'record') {
      statements.start();
      tell({ recording: true });
    } else tell({ statements: statements.stop().length });
  });
  process.on('disconnect', () => process.exit(0));
  tell({ at: { port, token } });
};

await serve(process.argv[2] ?? '');
