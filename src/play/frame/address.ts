import type { Language } from '../../../contract/entities/languages.ts';
import type { GameOpening } from '../../../machines/game/game-play.ts';
import { isLanguage } from '../kit/texts.ts';

/** The content of a frame's address: the game, how it is opened, the language, and the page's nonce. */
export interface FrameAddress {
  code: string;
  /** Null when a round of the past is to be shown. */
  opening: GameOpening | null;
  /** Whether its code is only fetched, for a game that may be opened soon. */
  ahead: boolean;
  language: Language;
  nonce: string;
}

/** As the contract's gameCode; the schemas themselves would be a quarter of the kit. */
const gameCode = /^[a-z0-9-]{1,64}$/;

/** Reads `/play/ten-stones?code=…&lang=de#n=…`; null when it names no game. */
export const readAddress = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): FrameAddress | null => {
  const code = pathname.split('/').at(-1) ?? '';
  const asked = new URLSearchParams(search);
  const spoken = asked.get('lang') ?? '';
  const once = asked.get('code');
  if (!gameCode.test(code)) return null;
  return {
    code,
    opening: once ? { code: once } : asked.has('demo') ? { demo: code } : null,
    ahead: asked.has('ahead'),
    language: isLanguage(spoken) ? spoken : 'en',
    nonce: new URLSearchParams(hash.slice(1)).get('n') ?? '',
  };
};
