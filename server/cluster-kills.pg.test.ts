import { expect, test } from 'vitest';
import { hasBroker } from '../test/support/cluster/broker.ts';
import { runCluster } from '../test/support/cluster/cluster-run.ts';

test.runIf(hasBroker())(
  'while each part of a site is killed, NATS and the database lines too, no ticket is lost, doubled or sold at a wrong price',
  async () => {
    const { wrong, tickets, accepted, priced, heard, kills } = await runCluster({
      seed: 23,
      players: 5,
      sockets: 60,
      rounds: 1,
      feedSize: 'small',
    });
    expect(wrong).toEqual([]);
    expect(kills.every(({ feedBack }) => feedBack.length === 1)).toBe(true);
    expect(tickets).toBeGreaterThan(20);
    expect(accepted).toBeGreaterThan(10);
    expect(priced).toBeGreaterThan(5);
    expect(heard.frames).toBeGreaterThan(500);
    expect(heard.losses).toBeGreaterThan(0);
  },
  400_000,
);
