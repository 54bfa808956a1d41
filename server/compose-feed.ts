import type { FastifyBaseLogger } from 'fastify';
import type { BucketListener, FeedBucket } from './bus/feed-bucket.ts';
import type { Database } from './database/client.ts';
import type { FeedSource } from './feed/feed-source.ts';
import { type BentFeed, createSimulator, type Simulator } from './feed/simulator/create-simulator.ts';
import { createHeardFeed } from './feed/stream/heard-feed.ts';
import type { Sweeper } from './jobs/sweeper.ts';
import { createPricing } from './pricing/pricing.ts';
import type { Config } from './process/config.ts';
import { dutiesOf } from './process/role.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Clock } from './time/clock.ts';

interface FeedNeeds {
  config: Config;
  database: Database;
  clock: Clock;
  sandbox: Pick<Sandbox, 'feedCommands'>;
  log: FastifyBaseLogger;
}

/** The offer where this process has it from, by its role. */
interface ComposedFeed {
  feed: FeedSource;
  bent: BentFeed;
  /** Milliseconds since the prices it sells were those of the moment; infinite before it has any. */
  age(): number;
  /** Whether it says the offer to others just now. */
  speaks(): boolean;
  sweepers: readonly Sweeper[];
}

export const composeFeed = async (needs: FeedNeeds): Promise<ComposedFeed> => {
  const { config, database, clock, log } = needs;
  const { feed: from } = dutiesOf[config.role];

  const join = async (listener: BucketListener): Promise<FeedBucket> => {
    if (config.natsUrl === null) throw new Error('a part of a site has NATS_URL');
    // A server that has its feed of its own starts without it.
    const { joinFeedBucket } = await import('./bus/feed-bucket.ts');
    return joinFeedBucket({ natsUrl: config.natsUrl, database, listener, writes: from === 'said', log });
  };

  const simulated = async (): Promise<Simulator> => {
    const { feedSeed: seed, feedSize: size } = config;
    const simulator = createSimulator({ seed, size, clock, commands: await needs.sandbox.feedCommands() });
    const skipped = simulator.skippedCommands();
    if (skipped > 0) log.warn({ skipped }, 'stored commands of the feed made no sense and were left out');
    return simulator;
  };

  if (from === 'heard') {
    const heard = createHeardFeed({
      clock,
      onNonsense: (key) => log.error({ key }, 'what the feed says makes no sense'),
    });
    const { hear, forget, age } = heard;
    const bucket = await join({ hear, forget, begun: () => undefined });
    const sweepers = [{ start: () => undefined, close: bucket.close }];
    // Whoever computes is told by the bus what testers bend.
    return {
      feed: heard,
      bent: { applyCommand: () => undefined, revokeCommand: () => undefined },
      age,
      speaks: () => false,
      sweepers,
    };
  }

  const simulator = await simulated();
  const pricing = from === 'said' ? await createPricing({ join, feed: simulator, clock, log }) : null;
  const speaks = () => pricing?.isSpeaking() ?? false;
  const age = () => (pricing?.isReady() === false ? Number.POSITIVE_INFINITY : 0);
  return { feed: simulator, bent: simulator, age, speaks, sweepers: pricing ? [pricing] : [] };
};
