import type { Language } from '../../contract/entities/languages.ts';
import ba from '../../locales/ba/agency.json' with { type: 'json' };
import de from '../../locales/de/agency.json' with { type: 'json' };
import el from '../../locales/el/agency.json' with { type: 'json' };
import en from '../../locales/en/agency.json' with { type: 'json' };
import rs from '../../locales/rs/agency.json' with { type: 'json' };
import ru from '../../locales/ru/agency.json' with { type: 'json' };
import sq from '../../locales/sq/agency.json' with { type: 'json' };

const texts: Record<Language, typeof en> = { en, rs, ba, de, el, sq, ru };
const columns = [
  'moves.receipt',
  'moves.time',
  'moves.agent',
  'moves.user',
  'moves.wallet',
  'moves.amount',
  'moves.note',
] as const satisfies readonly `moves.${keyof (typeof en)['moves']}`[];

/** Heads of the columns of credit moves in a file. */
export const moveHeads = (language: Language): string[] =>
  columns.map((column) => texts[language].moves[column.slice('moves.'.length) as keyof (typeof en)['moves']]);
