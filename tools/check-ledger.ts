import { requireUsableFolder, UnusableFolder } from '../server/database/data-folder.ts';
import { lockFolder } from '../server/database/folder-lock.ts';
import { openEmbedded, openPostgres } from '../server/database/open-database.ts';
import { checkInvariants } from '../server/ledger/check-invariants.ts';
import { ConfigError, loadConfig } from '../server/process/config.ts';
import { followDatabase } from '../server/process/follow-database.ts';
import { createLog } from '../server/process/log.ts';
import { storedClockOffset } from '../server/sandbox/command-repository.ts';
import { createClock } from '../server/time/clock.ts';

/** `npm run check-ledger`: names every broken invariant of the database the server would use; exits with 1 when there is one. */
const check = async (): Promise<void> => {
  const config = loadConfig(process.env);
  const { databaseUrl, dataDir } = config;
  // A full disk can be read all the same.
  if (databaseUrl === null) await requireUsableFolder({ dataDir, leastFreeMb: 0 });
  const unlock = databaseUrl === null ? await lockFolder(dataDir) : async () => undefined;
  const { database, close } =
    databaseUrl === null ? await openEmbedded(`${dataDir}/pg`) : await openPostgres(databaseUrl);
  const clock = createClock(await storedClockOffset(database));
  if (databaseUrl !== null) await followDatabase(clock, database, createLog(config));
  const broken = await checkInvariants(database, clock.now(), clock.offset());
  await close();
  await unlock();
  for (const line of broken) console.log(line);
  console.log(broken.length === 0 ? 'The ledger is sound.' : `${broken.length} broken invariants.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
};

check().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof UnusableFolder ? error.message : error);
  process.exitCode = 2;
});
