import { isSearch } from '../../domain/offer/is-search.ts';

const mostLetters = 100;

/** The search of an address; undefined when it is none. */
export const searchWords = (value: unknown): string | undefined => {
  const words = String(value ?? '')
    .slice(0, mostLetters)
    .trim();
  return isSearch(words) ? words : undefined;
};
