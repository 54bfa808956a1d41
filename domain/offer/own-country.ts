import type { Language } from '../../contract/entities/languages.ts';
import { topCountries } from '../limits.ts';

/**
 * The country in which most who read a language live, as the offer names it. Accounts know no other; English, which
 * nobody has to choose, says nothing.
 */
const countryOf: Readonly<Partial<Record<Language, string>>> = {
  rs: 'Serbia',
  ba: 'Bosnia and Herzegovina',
  de: 'Germany',
  el: 'Greece',
  sq: 'Albania',
  ru: 'Russia',
};

/** The country whose leagues lead the home page of who reads it in `language`; null where nothing is known. */
export const ownCountry = (language: Language): string | null => countryOf[language] ?? null;

/** Countries whose leagues the home page names, in order: the reader's own, then the top ones (spec section 2). */
export const ledCountries = (language: Language): readonly string[] => {
  const own = ownCountry(language);
  return own === null ? topCountries : [own, ...topCountries.filter((top) => top !== own)];
};
