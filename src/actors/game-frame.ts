import { type EventObject, fromCallback } from 'xstate';
import { type FrameDown, type FrameUp, frameUp, frameVersion } from '../../contract/games/frame.ts';
import type { ShownPot } from '../../contract/games/jackpots.ts';
import type { FrameEvent } from '../../machines/game-session/game-session-event.ts';

type Fields<Message> = Message extends FrameDown ? Omit<Message, 'v' | 'nonce'> : never;
/** Messages to a frame, without what every message carries. */
export type FrameWords = Fields<FrameDown>;

/** The frame that is in the page, if there is one. */
export interface FrameDesk {
  /** Called by the page when its frame comes and, with null, when it goes. */
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

/** Sends the current jackpots that the game feeds, until it is ended. */
export type WatchPots = (tell: (pots: ShownPot[]) => void) => () => void;

const eventOf = (message: FrameUp): FrameEvent => {
  switch (message.type) {
    case 'ready':
      return { type: 'frame.ready' };
    case 'round.started':
      return { type: 'round.started' };
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
 * Exchanges messages with the frame in the page: only those from its own window, with the nonce of this opening and in
 * the shape of the contract, are accepted. Its origin is opaque (games 1, Frame), so messages are addressed to its
 * window.
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
      sendBack(eventOf(understood.data));
    };
    let unwatchPots = (): void => undefined;
    window.addEventListener('message', hear);
    const unwatch = looks.watch(show);
    receive((event) => tell(event as FrameWords));
    return () => {
      // Until its session has ended it stays in the page, and starts no round.
      tell({ type: 'close' });
      window.removeEventListener('message', hear);
      unwatch();
      unwatchPots();
    };
  });
