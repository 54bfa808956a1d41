import { joinFeedBucket } from '../server/bus/feed-bucket.ts';
import { openPostgres } from '../server/database/open-database.ts';
import { followAnswers } from '../server/feed/imports/follow-answers.ts';
import { createHeardFeed } from '../server/feed/stream/heard-feed.ts';
import { createPricing } from '../server/pricing/pricing.ts';
import { playFeed, recordFeed } from '../server/pricing/recording.ts';
import { ConfigError, loadConfig } from '../server/process/config.ts';
import { followDatabase } from '../server/process/follow-database.ts';
import { createLog } from '../server/process/log.ts';
import { storedClockOffset } from '../server/sandbox/command-repository.ts';
import { createClock } from '../server/time/clock.ts';

/**
 * `npm run feed -- record day.jsonl.gz` records the feed that the pricing servers of DATABASE_URL and NATS_URL publish,
 * until it is ended (Ctrl-C). `npm run feed -- play day.jsonl.gz` is a pricing server that publishes it again as if it
 * happened now. `npm run feed -- import FOLDER BOOKMAKER` is one that publishes the prices of a bookmaker from answers of The Odds
 * API, `odds.json` and `scores.json`, each time they are written.
 */
const run = async (): Promise<void> => {
  const [what, file, bookmaker] = process.argv.slice(2);
  const { databaseUrl, natsUrl, logLevel } = loadConfig(process.env);
  if (file === undefined || !['record', 'play', 'import'].includes(what ?? '')) {
    throw new ConfigError('npm run feed -- record FILE, or play FILE, or import FOLDER BOOKMAKER');
  }
  if ((what === 'import') !== (bookmaker !== undefined))
    throw new ConfigError('Whose prices? npm run feed -- import FOLDER BOOKMAKER');
  if (databaseUrl === null || natsUrl === null) throw new ConfigError('DATABASE_URL and NATS_URL say whose feed.');
  const log = createLog({ logLevel });
  const { database, sweeps, close } = await openPostgres(databaseUrl);
  const clock = createClock(await storedClockOffset(database));
  const clockWatch = await followDatabase(clock, sweeps, log);
  clockWatch.start();
  const join = (writes: boolean) => (listener: Parameters<typeof joinFeedBucket>[0]['listener']) =>
    joinFeedBucket({ natsUrl, database, listener, writes, log });

  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort());

  if (what === 'record') {
    const recording = await recordFeed({ join: join(false), clock, file });
    console.log(`What is said is written to ${file} until this is ended.`);
    await ended;
    await recording.close();
    console.log(`${recording.lines()} values.`);
  } else {
    const feed = createHeardFeed({ clock, onNonsense: (key) => log.error({ key }, 'the recording makes no sense') });
    const pricing = await createPricing({ join: join(true), feed, clock, log });
    pricing.start();
    const publishes =
      bookmaker === undefined
        ? playFeed({ file, clock, hear: feed.hear, ending: ending.signal })
        : followAnswers({
            folder: file,
            bookmaker,
            clock,
            hear: feed.hear,
            onRead: ({ values, leftOut }) => console.log(`${values} values; ${leftOut} events left out.`),
            onNonsense: (error) => log.error({ err: error }, 'the answers make no sense: what was published stays'),
            ending: ending.signal,
          });
    await publishes.catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
    });
    await pricing.close();
  }
  await clockWatch.close();
  await close();
};

run().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 2;
});
