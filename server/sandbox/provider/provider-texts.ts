import type { Language } from '../../../contract/entities/languages.ts';
import ba from '../../../locales/ba/provider.json' with { type: 'json' };
import de from '../../../locales/de/provider.json' with { type: 'json' };
import el from '../../../locales/el/provider.json' with { type: 'json' };
import en from '../../../locales/en/provider.json' with { type: 'json' };
import rs from '../../../locales/rs/provider.json' with { type: 'json' };
import ru from '../../../locales/ru/provider.json' with { type: 'json' };
import sq from '../../../locales/sq/provider.json' with { type: 'json' };

export const providerTexts: Record<Language, typeof en> = { en, rs, ba, de, el, sq, ru };
