import type { Language } from '../../contract/entities/languages.ts';
import type { Movement } from '../../contract/entities/movement.ts';
import { csvFile } from '../../domain/csv/csv-file.ts';
import ba from '../../locales/ba/transactions.json' with { type: 'json' };
import de from '../../locales/de/transactions.json' with { type: 'json' };
import el from '../../locales/el/transactions.json' with { type: 'json' };
import en from '../../locales/en/transactions.json' with { type: 'json' };
import rs from '../../locales/rs/transactions.json' with { type: 'json' };
import ru from '../../locales/ru/transactions.json' with { type: 'json' };
import sq from '../../locales/sq/transactions.json' with { type: 'json' };

const texts: Record<Language, typeof en> = { en, rs, ba, de, el, sq, ru };
const timeIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant: string) => format.format(new Date(instant));
};

/** Movements as a CSV file in a language; `zone` is a known time zone. */
export const movementsCsv = (movements: readonly Movement[], language: Language, zone: string): string => {
  const t = texts[language];
  const time = timeIn(zone);
  return csvFile(language, [
    [t.time, t.movement, t.reason, t.wallet, t.amount, t.bonus, t.balance],
    ...movements.map(({ at, kind, ticket_id, payment_id, game, currency, amount, bonus, balance }) => [
      time(at),
      t.kinds[kind],
      ticket_id ?? payment_id ?? game ?? '',
      currency,
      amount,
      bonus,
      balance,
    ]),
  ]);
};
