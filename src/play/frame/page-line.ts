import * as z from 'zod/mini';
import { type FrameDown, type FrameUp, frameDown, frameVersion } from '../../../contract/games/frame.ts';

type Said = FrameUp extends infer One ? (One extends FrameUp ? Omit<One, 'v' | 'nonce'> : never) : never;

/** The line to the page around the frame: by messages that carry its word, from and to nobody else. */
export interface PageLine {
  /** Whether there is a page around: a frame opened by itself has none. */
  readonly alone: boolean;
  tell(said: Said): void;
  listen(hear: (told: FrameDown) => void): void;
}

export const pageLine = (page: Window, nonce: string): PageLine => ({
  alone: page.parent === page,
  // The page's origin is not known here, and nothing said is a secret.
  tell: (said) => page.parent.postMessage({ v: frameVersion, nonce, ...said }, '*'),
  listen: (hear) =>
    page.addEventListener('message', ({ source, data }) => {
      if (source !== page.parent || page.parent === page) return;
      const told = z.safeParse(frameDown, data);
      if (told.success && told.data.nonce === nonce) hear(told.data);
    }),
});
