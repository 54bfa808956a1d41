import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, mix } from '../../../server/feed/simulator/random.ts';
import { runPlayer } from '../faults/player-run.ts';
import { judge } from '../faults/ticket-run.ts';
import { journeySeed } from '../server-process.ts';
import type { Heard } from './audience-process.ts';
import type { Cluster } from './cluster.ts';
import { killsOf, type Loss } from './cluster-kills.ts';
import { type ClusterSiteOrder, startClusterSite } from './cluster-site.ts';
import { wrongPrices } from './sold-prices.ts';

export interface ClusterRunOrder extends ClusterSiteOrder {
  seed: number;
  /** How often each kind of kill comes. */
  rounds: number;
  say?(line: string): void;
}

export interface ClusterRun {
  /** What was killed, and milliseconds each time until every web server sold prices that were said afterwards, and until all was ready. */
  kills: { what: string; feedBack: number[]; ready: number[] }[];
  tickets: number;
  accepted: number;
  /** Tickets whose prices were looked at. */
  priced: number;
  /** What the audience heard, and how many it was. */
  heard: Heard;
  carried: number;
  wrong: string[];
}

/** The feed is heard again within so long, in milliseconds. */
const longestFeedBack = 5_000;
/** Between two kills, in milliseconds. */
const calm = 1_500;
const giveUp = 30_000;
/** Of so many tickets a player leaves one alone until its time is over. */
const ticketsEach = 20;

/** Milliseconds since a loss after which every web server that sells has heard a beat that came later. */
const feedBackAfter = async (cluster: Cluster, { at, selling }: Loss): Promise<number> => {
  const isBack = async (web: Cluster['web'][number]): Promise<boolean> => {
    const age = await cluster.figure(web, 'matchday_feed_age_seconds').catch(() => Number.POSITIVE_INFINITY);
    return Date.now() - age * 1_000 > at;
  };
  for (;;) {
    const back = await Promise.all(selling.map(isBack));
    const took = Date.now() - at;
    if (back.every(Boolean) || took > giveUp) return took;
    await pause(50);
  }
};

const speakers = async (cluster: Cluster): Promise<number> => {
  const speaks = cluster.pricing.map((one) => cluster.figure(one, 'matchday_pricing_speaks'));
  return (await Promise.all(speaks)).reduce((sum, one) => sum + one, 0);
};

/** A site of seven processes whose players pay and whose visitors look on, while one part after another is killed. */
export const runCluster = async (order: ClusterRunOrder): Promise<ClusterRun> => {
  const { seed, rounds, say = () => undefined } = order;
  const site = await startClusterSite(order);
  const { cluster, players, offer, audience, carried } = site;
  try {
    say(`  ${carried} of ${order.sockets} sockets follow what is in play`);
    const fleet = { origins: cluster.web.map(({ origin }) => origin), players, awayDuring: () => 0 };
    let isOver = false;
    const playing = Promise.all(
      players.map((player, nth) =>
        runPlayer(fleet, player, offer, ticketsEach, createRandom(mix(seed, nth)), () => isOver),
      ),
    );
    const wrong: string[] = [];
    const kills = Object.entries(killsOf(cluster, site.broker, site.databaseUrl)).map(([what, kill]) => ({
      what,
      kill,
      feedBack: [] as number[],
      ready: [] as number[],
    }));
    for (let nth = 0; nth < rounds; nth += 1) {
      for (const { what, kill, feedBack, ready } of kills) {
        const loss = await kill(nth);
        const took = await feedBackAfter(cluster, loss);
        feedBack.push(took);
        say(`  ${what} killed: the feed is back after ${took} ms`);
        if (took > longestFeedBack) wrong.push(`the feed was back ${took} ms after the end of ${what}`);
        await site.ready();
        ready.push(Date.now() - loss.at);
        await pause(calm);
      }
    }
    isOver = true;
    const told = await playing;
    const speaking = await speakers(cluster);
    if (speaking !== 1) wrong.push(`${speaking} pricing servers speak`);
    const heard = await audience.heard();
    if (heard.gaps > 0) wrong.push(`${heard.gaps} frames were out of order`);
    if (heard.ready < carried) wrong.push(`${carried - heard.ready} sockets did not come back`);
    const prices = await site.inspect(async (server) => {
      wrong.push(...(await judge(server, fleet, told)));
      return wrongPrices(server.services.database, { seed: journeySeed, size: order.feedSize });
    });
    const all = told.flat();
    return {
      kills: kills.map(({ what, feedBack, ready }) => ({ what, feedBack, ready })),
      tickets: all.length,
      accepted: all.filter(({ finals }) => finals.has('accepted')).length,
      priced: prices.looked,
      heard,
      carried,
      wrong: [...wrong, ...prices.wrong],
    };
  } finally {
    await site.remove();
  }
};
