import { setTimeout as pause } from 'node:timers/promises';
import type { output } from 'zod/mini';
import type { sandboxProvider } from '../../contract/http/sandbox.ts';
import type { Post } from '../calls/signed-line.ts';

export interface ProviderMode {
  mode: output<typeof sandboxProvider.body>['mode'];
  /** How long `slow` keeps each call back, in milliseconds. */
  ms: number;
}

/** What happens to one call on its way: `send` sends it, as often as it is called. */
export type Fault = (url: string, send: () => ReturnType<Post>) => ReturnType<Post>;

/** The line between the house's studio and the wallet, as bad as a tester wants it. */
export interface ProviderFaults {
  over(post: Post): Post;
  set(mode: ProviderMode): void;
  now(): ProviderMode;
  /** Something worse than a tester can ask for, until a mode is set. */
  bend(fault: Fault): void;
}

const mishaps = ['never sent', 'answer lost', 'twice', 'late'] as const;

/** Every sixth call, by chance: never sent, answered in vain, sent twice, or sent after the studio has given it up. */
const mixed: Fault = async (_url, send) => {
  const mishap = Math.random() < 1 / 6 ? mishaps[Math.floor(Math.random() * mishaps.length)] : null;
  if (mishap == null) return send();
  if (mishap === 'never sent') throw new Error('the call was lost');
  if (mishap === 'late') {
    // Nobody waits for its outcome.
    pause(Math.random() * 1_000)
      .then(send)
      .catch(() => undefined);
    throw new Error('the call is on its way');
  }
  await send();
  if (mishap === 'twice') return send();
  throw new Error('the answer was lost');
};

const faultOf = ({ mode, ms }: ProviderMode): Fault =>
  mode === 'mixed'
    ? mixed
    : async (_url, send) => {
        if (mode === 'down') throw new Error('the line is down');
        if (mode === 'slow') await pause(ms);
        const answer = await send();
        if (mode === 'lose') throw new Error('the answer was lost');
        return answer;
      };

export const createProviderFaults = (): ProviderFaults => {
  let now: ProviderMode = { mode: 'ok', ms: 0 };
  let fault = faultOf(now);
  return {
    over: (post) => (url, headers, body) => fault(url, () => post(url, headers, body)),
    set: (mode) => {
      now = mode;
      fault = faultOf(mode);
    },
    now: () => now,
    bend: (given) => {
      fault = given;
    },
  };
};
