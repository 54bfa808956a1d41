import type { Movement } from '../../contract/entities/movement.ts';
import type { Language } from '../../contract/entities/scalars.ts';
import { parseMinor } from '../../domain/money/money.ts';
import ba from '../../locales/ba/transactions.json' with { type: 'json' };
import de from '../../locales/de/transactions.json' with { type: 'json' };
import el from '../../locales/el/transactions.json' with { type: 'json' };
import en from '../../locales/en/transactions.json' with { type: 'json' };
import rs from '../../locales/rs/transactions.json' with { type: 'json' };
import ru from '../../locales/ru/transactions.json' with { type: 'json' };
import sq from '../../locales/sq/transactions.json' with { type: 'json' };

const texts: Record<Language, typeof en> = { en, rs, ba, de, el, sq, ru };
const byteOrderMark = '\u{FEFF}';

/** A cell of text, quoted; one that a spreadsheet would run as a formula is led by an apostrophe. */
export const textCell = (text: string): string => {
  const harmless = /^\s*[=+\-@＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** An amount of major units with two decimals, in the notation that spreadsheets of the language read. */
const amountCell = (amount: number, point: string): string => {
  const minor = parseMinor(Math.abs(amount)) ?? 0n;
  return `${amount < 0 ? '-' : ''}${minor / 100n}${point}${String(minor % 100n).padStart(2, '0')}`;
};

const timeIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant: string) => format.format(new Date(instant));
};

/**
 * Movements as a CSV file: UTF-8 with a byte order mark, lines ended by CR LF. English spreadsheets part cells by commas,
 * those of the other languages by semicolons, because there the comma stands in amounts. `zone` is a known time zone.
 */
export const movementsCsv = (movements: readonly Movement[], language: Language, zone: string): string => {
  const t = texts[language];
  const [separator, point] = language === 'en' ? [',', '.'] : [';', ','];
  const time = timeIn(zone);
  const head = [t.time, t.movement, t.reason, t.wallet, t.amount, t.bonus, t.balance].map(textCell);
  const lines = movements.map(({ at, kind, ticket_id, payment_id, game, currency, amount, bonus, balance }) => [
    textCell(time(at)),
    textCell(t.kinds[kind]),
    textCell(ticket_id ?? payment_id ?? game ?? ''),
    textCell(currency),
    amountCell(amount, point),
    amountCell(bonus, point),
    amountCell(balance, point),
  ]);
  return byteOrderMark + [head, ...lines].map((line) => `${line.join(separator)}\r\n`).join('');
};
