import { buildApp } from './app.ts';
import { createClock } from './clock.ts';
import { compose } from './compose.ts';
import { ConfigError, loadConfig } from './config.ts';
import { openEmbedded, openPostgres } from './database/client.ts';
import { FolderLocked, lockFolder } from './database/folder-lock.ts';
import { demoAccounts, demoPassword } from './identity/demo-accounts.ts';
import { createLog } from './log.ts';
import { storedClockOffset } from './sandbox/command-log.ts';

const patience = 9_000;

const start = async () => {
  const config = loadConfig(process.env);
  const log = createLog(config);
  const unlock = config.databaseUrl === null ? await lockFolder(config.dataDir) : async () => undefined;
  const opened =
    config.databaseUrl === null ? await openEmbedded(`${config.dataDir}/pg`) : await openPostgres(config.databaseUrl);
  const clock = createClock(config.sandbox ? await storedClockOffset(opened.database) : 0);
  const composed = await compose(config, opened.database, clock, log);
  const app = await buildApp(composed.services);
  await app.listen({ host: config.host, port: config.port });
  composed.services.tickets.start();
  composed.services.vouchers.start();
  composed.services.bonuses.start();
  composed.services.mail.start();
  composed.services.housekeeping.start();
  composed.services.cashOutQuotes.start();

  const address = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`;
  console.log(`Matchday answers on ${address}`);
  if (config.sandbox) {
    console.log(`Testers force what comes next on ${address}/sandbox`);
    console.log(`Demo accounts: ${demoAccounts.map(({ username }) => username).join(', ')} · password ${demoPassword}`);
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    await app.close();
    await composed.close();
    await opened.close();
    await unlock();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A rejection nobody awaited must not take the tickets of everybody else with it.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
};

/** What the operator can mend himself is said in one line; everything else keeps its stack. */
const complaint = (error: unknown): unknown => {
  if (error instanceof ConfigError || error instanceof FolderLocked) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use: set another PORT.`;
  }
  return error;
};

start().catch((error: unknown) => {
  console.error(complaint(error));
  process.exit(1);
});
