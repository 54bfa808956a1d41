import { rollCluster } from './cluster-roll.ts';
import { type ClusterRun, runCluster } from './cluster-run.ts';

interface ClusterFaultsOrder {
  seed: number;
  sockets: number;
  /** How often each kind of kill comes. */
  rounds: number;
  say(line: string): void;
}

interface ClusterFault {
  what: string;
  work(): Promise<{
    count: number;
    accepted: number;
    crashes: number;
    wrong: string[];
    kills?: ClusterRun['kills'];
  }>;
}

/** What a site of seven processes with 50 players is put through, with the whole offer. */
export const clusterFaults = ({ seed, sockets, rounds, say }: ClusterFaultsOrder): readonly ClusterFault[] => {
  const site = { players: 50, sockets, feedSize: 'full' } as const;
  return [
    {
      what: 'a site of seven processes, killed',
      work: async () => {
        const { tickets: count, accepted, wrong, kills, ...seen } = await runCluster({ ...site, seed, rounds, say });
        say(`  ${JSON.stringify(seen)}`);
        return { count, accepted, crashes: kills.length * rounds, wrong, kills };
      },
    },
    {
      what: 'a site of seven processes, renewed one by one',
      work: async () => {
        const { tickets: count, accepted, restarted, wrong, ...seen } = await rollCluster({ ...site, rounds: 1 });
        say(`  ${JSON.stringify(seen)}`);
        return { count, accepted, crashes: restarted, wrong };
      },
    },
  ];
};
