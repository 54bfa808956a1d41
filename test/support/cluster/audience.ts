import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Heard } from './audience-process.ts';

export interface Audience {
  heard(): Promise<Heard>;
  leave(): void;
}

/** Visitors with a process of their own, for it shall not be the one that measures them which makes them wait. */
export const seatAudience = (
  sockets: number,
  origins: readonly string[],
  topics: readonly string[] = ['live:F', 'live:B'],
): Audience => {
  const file = fileURLToPath(new URL('audience-process.ts', import.meta.url));
  const child = fork(file, [String(sockets), topics.join(), ...origins], { execArgv: ['--import', 'tsx'] });
  return {
    heard: async () => {
      const answer = once(child, 'message');
      child.send('how is it?');
      const [heard] = await answer;
      return heard as Heard;
    },
    leave: () => child.disconnect(),
  };
};
