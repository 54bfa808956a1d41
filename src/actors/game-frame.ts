import { type EventObject, fromCallback } from 'xstate';
import { type FrameDown, type FrameUp, frameUp, frameVersion } from '../../contract/games/frame.ts';
import type { ShownPot } from '../../contract/games/jackpots.ts';
import type { FrameEvent } from '../../machines/game-session/game-session-event.ts';

type Fields<Message> = Message extends FrameDown ? Omit<Message, 'v' | 'nonce'> : never;
/** What a frame is told, without what every message carries. */
export type FrameWords = Fields<FrameDown>;

/** The frame that stands in the page, if one does. */
export interface FrameDesk {
  /** Told by the page when its frame comes and, with null, when it goes. */
  attach(frame: HTMLIFrameElement | null): void;
  window(): Window | null;
}

export const createFrameDesk = (): FrameDesk => {
  let shown: HTMLIFrameElement | null = null;
  return {
    attach: (frame) => {
      shown = frame;
    },
    window: () => shown?.contentWindow ?? null,
  };
};

/** How the page looks and sounds, for the frame to do the same. */
export interface FrameLooks {
  theme(): Pick<Extract<FrameDown, { type: 'theme' }>, 'mode' | 'tokens'>;
  muted(): boolean;
  watch(listener: () => void): () => void;
}

/** Tells the jackpots that the game feeds, as they stand, until it is ended. */
export type WatchPots = (tell: (pots: ShownPot[]) => void) => () => void;

/** Null for what the page need not know. */
const eventOf = (message: FrameUp): FrameEvent | null => {
  switch (message.type) {
    case 'ready':
      return { type: 'frame.ready' };
    case 'round.started':
      return null;
    case 'round.ended':
      return { type: 'round.ended' };
    case 'balance.stale':
      return { type: 'credit.stale' };
    case 'cashier':
      return { type: 'cashier.asked' };
    case 'exit':
      return { type: 'exit.asked' };
    case 'failed':
      return { type: 'frame.failed', reason: message.reason };
  }
};

/**
 * Speaks with the frame in the page: only what comes from its own window, under the nonce of this opening and in the shape
 * of the contract, is heard. Its origin is nobody's (games 1, Frame), so messages go to it by its window alone.
 */
export const createGameFrame = (desk: FrameDesk, looks: FrameLooks, watchPots: WatchPots) =>
  fromCallback<EventObject, { nonce: string }, FrameEvent>(({ sendBack, receive, input: { nonce } }) => {
    const tell = (words: FrameWords): void => desk.window()?.postMessage({ v: frameVersion, nonce, ...words }, '*');
    const show = () => {
      tell({ type: 'theme', ...looks.theme() });
      tell({ type: 'mute', muted: looks.muted() });
    };
    const hear = ({ source, data }: MessageEvent): void => {
      if (source === null || source !== desk.window()) return;
      const understood = frameUp.safeParse(data);
      if (!understood.success || understood.data.nonce !== nonce) return;
      if (understood.data.type === 'ready') {
        show();
        unwatchPots();
        unwatchPots = watchPots((pots) => tell({ type: 'pots', pots }));
      }
      const event = eventOf(understood.data);
      if (event !== null) sendBack(event);
    };
    let unwatchPots = (): void => undefined;
    window.addEventListener('message', hear);
    const unwatch = looks.watch(show);
    receive((event) => tell(event as FrameWords));
    return () => {
      // Until its session has ended it stands in the page, and starts no round.
      tell({ type: 'close' });
      window.removeEventListener('message', hear);
      unwatch();
      unwatchPots();
    };
  });
