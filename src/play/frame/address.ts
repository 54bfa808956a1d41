import * as z from 'zod/mini';
import { type Language, language } from '../../../contract/entities/scalars.ts';
import { gameCode } from '../../../contract/games/stake.ts';
import type { GameOpening } from '../../../machines/game/game-play.ts';

/** What a frame's address says: which game, how it is opened, in which language, and the page's word. */
export interface FrameAddress {
  code: string;
  /** Null when a round of the past is to be shown. */
  opening: GameOpening | null;
  language: Language;
  nonce: string;
}

/** Reads `/play/ten-stones?code=…&lang=de#n=…`; null when it names no game. */
export const readAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => {
  const code = z.safeParse(gameCode, pathname.split('/').at(-1));
  const asked = new URLSearchParams(search);
  const spoken = z.safeParse(language, asked.get('lang'));
  const once = asked.get('code');
  return code.success
    ? ({
        code: code.data,
        opening: once ? { code: once } : asked.has('demo') ? { demo: code.data } : null,
        language: spoken.success ? spoken.data : 'en',
        nonce: new URLSearchParams(hash.slice(1)).get('n') ?? '',
      } satisfies FrameAddress)
    : null;
};
