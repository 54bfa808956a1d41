import type { Language } from '../../contract/entities/languages.ts';
import { parseMinor } from '../money/money.ts';

const byteOrderMark = '\u{FEFF}';

/** A cell of text, quoted; one that a spreadsheet would run as a formula is led by an apostrophe. */
export const textCell = (text: string): string => {
  const harmless = /^\s*[=+\-@＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/**
 * A CSV file of lines, the head first: UTF-8 with a byte order mark, lines ended by CR LF. English spreadsheets part cells
 * by commas, those of the other languages by semicolons, because their amounts use the comma. Texts are quoted and
 * inert; numbers are amounts of major units and get two decimals in the notation of the language.
 */
export const csvFile = (language: Language, lines: readonly (readonly (string | number)[])[]): string => {
  const [separator, point] = language === 'en' ? [',', '.'] : [';', ','];
  const amountCell = (amount: number): string => {
    const minor = parseMinor(Math.abs(amount)) ?? 0n;
    return `${amount < 0 ? '-' : ''}${minor / 100n}${point}${String(minor % 100n).padStart(2, '0')}`;
  };
  const cell = (value: string | number) => (typeof value === 'number' ? amountCell(value) : textCell(value));
  return byteOrderMark + lines.map((line) => `${line.map(cell).join(separator)}\r\n`).join('');
};
