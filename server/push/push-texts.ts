import type { Language } from '../../contract/entities/languages.ts';
import ba from '../../locales/ba/pushed.json' with { type: 'json' };
import de from '../../locales/de/pushed.json' with { type: 'json' };
import el from '../../locales/el/pushed.json' with { type: 'json' };
import en from '../../locales/en/pushed.json' with { type: 'json' };
import rs from '../../locales/rs/pushed.json' with { type: 'json' };
import ru from '../../locales/ru/pushed.json' with { type: 'json' };
import sq from '../../locales/sq/pushed.json' with { type: 'json' };

export type PushTexts = typeof en;

export const pushTexts: Record<Language, PushTexts> = { en, rs, ba, de, el, sq, ru };
