import { migratePostgres } from '../server/database/open-database.ts';
import { ConfigError, loadConfig } from '../server/process/config.ts';

/** `npm run migrate`: brings the PostgreSQL of DATABASE_URL up to date, before servers of a new release are started. */
const migrate = async (): Promise<void> => {
  const { databaseUrl } = loadConfig(process.env);
  if (databaseUrl === null)
    throw new ConfigError(
      'DATABASE_URL names no PostgreSQL: an embedded database is brought up to date by its server.',
    );
  await migratePostgres(databaseUrl);
  console.log('The database is up to date.');
};

migrate().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 2;
});
