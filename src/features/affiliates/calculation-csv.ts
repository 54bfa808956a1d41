import { type AffiliateCalculation, affiliateProducts } from '../../../contract/entities/affiliate.ts';
import type { Language } from '../../../contract/entities/languages.ts';
import { csvFile } from '../../../domain/csv/csv-file.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import { lineTexts, productTexts } from './affiliate-texts.ts';

const rows = ['staked', 'wins', 'bonuses', 'fees', 'tax', 'ngr'] as const;

/** How the file calls its lines and columns. */
export type CsvWords = (
  key:
    | `lines.${(typeof rows)[number] | 'title' | 'earned'}`
    | `products.${(typeof affiliateProducts)[number]}`
    | 'payout.toPay',
) => string;

/** A month as a file: the lines, then what it earned, each correction with its words, and what is to pay. */
export const calculationCsv = (language: Language, calculation: AffiliateCalculation, words: CsvWords): string => {
  const { lines, total, corrections, earned, toPay, currency, month } = calculation;
  const empty = ['', '', '', ''];
  return csvFile(language, [
    [`${words('lines.title')} ${month}`, ...affiliateProducts.map((product) => words(productTexts[product])), currency],
    ...rows.map((row) => [
      words(lineTexts[row]),
      ...affiliateProducts.map((product) => lines[product][row] * (row === 'staked' || row === 'ngr' ? 1 : -1)),
      total[row] * (row === 'staked' || row === 'ngr' ? 1 : -1),
    ]),
    [words('lines.earned'), ...empty, earned],
    ...corrections.map(({ at, note, reason, earned: sum }) => [`${dayOf(at)} ${note ?? reason}`, ...empty, sum]),
    [words('payout.toPay'), ...empty, toPay],
  ]);
};
