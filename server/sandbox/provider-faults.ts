import { setTimeout as pause } from 'node:timers/promises';
import type { output } from 'zod/mini';
import type { sandboxProvider } from '../../contract/http/sandbox.ts';
import type { Post } from '../calls/signed-line.ts';

export interface ProviderMode {
  mode: output<typeof sandboxProvider.body>['mode'];
  /** How long `slow` keeps each call back, in milliseconds. */
  ms: number;
}

/** The line between the house's studio and the wallet, as bad as a tester wants it. */
export interface ProviderFaults {
  over(post: Post): Post;
  set(mode: ProviderMode): void;
  now(): ProviderMode;
}

const good: ProviderMode = { mode: 'ok', ms: 0 };

export const createProviderFaults = (): ProviderFaults => {
  let now = good;
  return {
    over: (post) => async (url, headers, body) => {
      const { mode, ms } = now;
      if (mode === 'down') throw new Error('the line is down');
      if (mode === 'slow') await pause(ms);
      const answer = await post(url, headers, body);
      if (mode === 'lose') throw new Error('the answer was lost');
      return answer;
    },
    set: (mode) => {
      now = mode;
    },
    now: () => now,
  };
};
