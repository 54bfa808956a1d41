import type { Language } from '../../contract/entities/languages.ts';
import ba from '../../locales/ba/mail.json' with { type: 'json' };
import de from '../../locales/de/mail.json' with { type: 'json' };
import el from '../../locales/el/mail.json' with { type: 'json' };
import en from '../../locales/en/mail.json' with { type: 'json' };
import rs from '../../locales/rs/mail.json' with { type: 'json' };
import ru from '../../locales/ru/mail.json' with { type: 'json' };
import sq from '../../locales/sq/mail.json' with { type: 'json' };

export type MailTexts = typeof en;

export const mailTexts: Record<Language, MailTexts> = { en, rs, ba, de, el, sq, ru };
