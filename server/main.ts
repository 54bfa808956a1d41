import { join } from 'node:path';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import type { OpenDatabase } from './database/client.ts';
import { requireUsableFolder, UnusableFolder } from './database/data-folder.ts';
import { lockFolder } from './database/folder-lock.ts';
import { OldDatabase, openEmbedded, openPostgres } from './database/open-database.ts';
import { titleCatalogue } from './games/title-catalogue.ts';
import { demoAccounts } from './identity/demo-accounts.ts';
import { demoPassword } from './identity/demo-users.ts';
import { createMetrics } from './metrics/metrics.ts';
import { type Config, ConfigError, loadConfig } from './process/config.ts';
import { followDatabase } from './process/follow-database.ts';
import { createLog } from './process/log.ts';
import { dutiesOf } from './process/role.ts';
import { storedClockOffset } from './sandbox/command-repository.ts';
import { addDemoAffiliate } from './sandbox/demo-affiliate.ts';
import { playDemoMonth } from './sandbox/demo-month.ts';
import { createClock } from './time/clock.ts';

const patience = 9_000;

/** How what was begun so far is ended, the last first. */
const ends: (() => Promise<unknown>)[] = [];
let stopping = false;

/** What is done first, while everybody is still served. */
let drain = async (): Promise<void> => undefined;

const stop = async () => {
  if (stopping) return;
  stopping = true;
  await drain();
  setTimeout(() => process.exit(1), patience).unref();
  for (const end of ends.reverse()) await end();
  process.exit(0);
};

const openDatabase = async (config: Config): Promise<OpenDatabase> => {
  if (config.databaseUrl !== null) {
    const opened = await openPostgres(config.databaseUrl, config);
    ends.push(opened.close);
    return opened;
  }
  await requireUsableFolder(config);
  ends.push(await lockFolder(config.dataDir));
  const opening = openEmbedded(join(config.dataDir, 'pg'));
  // Waited for: half a database would be left behind.
  ends.push(async () => (await opening).close());
  return opening;
};

const start = async () => {
  const config = loadConfig(process.env);
  const metrics = createMetrics();
  metrics.watchProcess();
  const log = createLog(config, undefined, metrics.logged);
  // An unhandled rejection must not end the process and everybody's tickets with it.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const opened = await openDatabase(config);
  const clock = createClock(config.sandbox ? await storedClockOffset(opened.database) : 0);
  const clockWatch = await followDatabase(clock, config.databaseUrl === null ? null : opened.sweeps, log);
  clockWatch.start();
  ends.push(clockWatch.close);
  const { services, start: startWork, close } = await compose(config, opened, clock, log, titleCatalogue, metrics);
  const app = await buildApp(services);
  ends.push(async () => {
    // What comes from here on is answered as long as there is somebody to answer.
    services.readiness.stop();
    await app.answered();
    await close();
    await app.close();
  });
  await app.listen({ host: config.host, port: config.port });
  drain = () => {
    services.readiness.drain();
    return services.sockets.drain(config.drainSeconds * 1_000);
  };
  startWork();
  const { players, chores } = dutiesOf[config.role];
  if (config.demoMonth && chores) {
    // Nobody waits for it: the site answers meanwhile.
    const playing = playDemoMonth(services).catch((error: unknown) =>
      log.error({ err: error }, 'demo month not played'),
    );
    ends.push(() => playing);
  }

  const address = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`;
  console.log(`Matchday answers on ${address}`);
  if (config.sandbox && chores) {
    // Nobody waits for it: the site answers meanwhile.
    const playing = addDemoAffiliate(services, config.demoMonth).catch((error: unknown) =>
      log.error({ err: error }, 'no demo months of an affiliate'),
    );
    ends.push(() => playing);
  }
  if (config.sandbox && players) {
    console.log(`Testers force what comes next on ${address}/sandbox`);
    console.log(`Demo accounts: ${demoAccounts.map(({ username }) => username).join(', ')} · password ${demoPassword}`);
  }
};

/** An error that the operator can mend himself is logged in one line; all others keep their stack. */
const complaint = (error: unknown): unknown => {
  if (error instanceof ConfigError || error instanceof UnusableFolder || error instanceof OldDatabase)
    return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use: set another PORT.`;
  }
  return error;
};

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
start().catch((error: unknown) => {
  // What is ended under its hands has nothing to complain about.
  if (stopping) return;
  console.error(complaint(error));
  process.exit(1);
});
