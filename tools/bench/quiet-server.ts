import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { compose } from '../../server/compose.ts';
import { openPostgres } from '../../server/database/open-database.ts';
import { loadConfig } from '../../server/process/config.ts';
import { createClock } from '../../server/time/clock.ts';

/** The whole server on PostgreSQL, not listening yet; it logs as in production, but to nowhere. */
export const quietServer = async (url: string) => {
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
  return { app: await buildApp(services), services, database: opened.database, clock };
};
