import type { FrameDown, FrameUp } from '../../../contract/games/frame.ts';
import { readTold } from './read-told.ts';

type Said = FrameUp extends infer One ? (One extends FrameUp ? Omit<One, 'v' | 'nonce'> : never) : never;

const version: FrameUp['v'] = 1;

/** The line to the page around the frame: by messages that carry its nonce, from and to no other window. */
export interface PageLine {
  /** Whether there is no page around. */
  readonly alone: boolean;
  tell(said: Said): void;
  listen(hear: (told: FrameDown) => void): void;
}

export const pageLine = (page: Window, nonce: string): PageLine => ({
  alone: page.parent === page,
  // The page's origin is not known here, and nothing sent is secret.
  tell: (said) => page.parent.postMessage({ v: version, nonce, ...said }, '*'),
  listen: (hear) => {
    // One after the other, also when one of them takes longer to read.
    let before: Promise<void> = Promise.resolve();
    page.addEventListener('message', ({ source, data }) => {
      if (source !== page.parent || page.parent === page) return;
      const read = readTold(data, nonce);
      before = before.then(async () => {
        const told = await read;
        if (told) hear(told);
      });
    });
  },
});
