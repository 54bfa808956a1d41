import { checkInvariants } from '../../../server/ledger/check-invariants.ts';
import type { Heard } from './audience-process.ts';
import { type ClusterSiteOrder, startClusterSite } from './cluster-site.ts';
import { buyUntil } from './customer.ts';

export interface ClusterRoll {
  restarted: number;
  tickets: number;
  accepted: number;
  refused: Readonly<Record<string, number>>;
  heard: Heard;
  carried: number;
  wrong: string[];
}

/** Every process of a site is restarted, one after the other, while players pay: no call of theirs may fail, not even once. */
export const rollCluster = async (order: ClusterSiteOrder & { rounds: number }): Promise<ClusterRoll> => {
  const site = await startClusterSite({ ...order, environment: { ...order.environment, DRAIN_SECONDS: '2' } });
  const { cluster, players, offer, audience, carried } = site;
  try {
    let isOver = false;
    const buying = Promise.all(players.map((player) => buyUntil(() => isOver, cluster.origin, player, offer)));
    let restarted = 0;
    for (let round = 0; round < order.rounds; round += 1) {
      for (const one of [...cluster.pricing, ...cluster.web, ...cluster.workers]) {
        await one.end();
        await one.restart();
        await site.ready();
        restarted += 1;
      }
    }
    isOver = true;
    const bought = await buying;
    const heard = await audience.heard();
    const refused: Record<string, number> = {};
    for (const [outcome, count] of bought.flatMap((one) => Object.entries(one.refused))) {
      refused[outcome] = (refused[outcome] ?? 0) + count;
    }
    const wrong = bought.flatMap((one) => one.wrong);
    // Prices of which nothing is heard for a while are not sold: a roll goes so slowly that it never comes to that.
    const unsold = refused['denied 217'] ?? 0;
    if (unsold > 0) wrong.push(`${unsold} tickets were refused for prices that nobody said`);
    if (heard.gaps > 0) wrong.push(`${heard.gaps} frames were out of order`);
    if (heard.ready < carried) wrong.push(`${carried - heard.ready} sockets did not come back`);
    wrong.push(...(await site.inspect(({ services }) => checkInvariants(services.database, Date.now(), 0))));
    return {
      restarted,
      tickets: bought.reduce((sum, { tickets }) => sum + tickets, 0),
      accepted: bought.reduce((sum, { accepted }) => sum + accepted, 0),
      refused,
      heard,
      carried,
      wrong,
    };
  } finally {
    await site.remove();
  }
};
