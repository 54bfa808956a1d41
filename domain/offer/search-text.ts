import { isSearch } from './is-search.ts';

/** Letters that no decomposition takes apart, and both Slavic scripts and Greek as their readers write them in Latin. */
const letters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'd',
  е: 'e',
  є: 'je',
  ж: 'z',
  з: 'z',
  и: 'i',
  і: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  џ: 'dz',
  ш: 's',
  щ: 'sc',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/**
 * A text as search compares it: blind to case, diacritics and script, so that Čukarički, CUKARICKI and Чукарички are
 * one, and Ολυμπιακός is olympiakos. Spellings of one sound fall together (dj and đ, ch and č, y, j and i, c and k: a
 * feed writes Olympiacos); each only by leaving letters out or replacing them one by one, so that the beginning of a word is still found.
 */
export const searchText = (text: string): string =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .replace(/(?<=[sczkt])h+/g, '')
    .replace(/(?<=d)j+/g, '')
    .replace(/[yj]/g, 'i')
    .replace(/c/g, 'k')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A word this short is in the middle of too many others: `W` is a club's women, not each name with a w in it. */
const shortWord = 2;

/**
 * Whether a text holds every word of a search, in any order, one of one or two letters at the beginning of a word; `folded`
 * is a searchText. A search that is none finds everything, one without a letter or digit nothing.
 */
export const searchFor = (search: string): ((folded: string) => boolean) => {
  if (!isSearch(search)) return () => true;
  const words = searchText(search).split(' ');
  const holds = (folded: string) => (word: string) =>
    word.length > shortWord ? folded.includes(word) : word !== '' && ` ${folded}`.includes(` ${word}`);
  return (folded) => words.every(holds(folded));
};

/**
 * How well a search fits a name, the best first: 0 when it is the name, 1 when the name begins with it, 2 when each of its
 * words begins a word of the name, 3 when they are found within, null when they are not; `folded` is a searchText.
 */
export const searchRank = (search: string): ((folded: string) => number | null) => {
  const finds = searchFor(search);
  const wanted = searchText(search);
  const words = wanted.split(' ').map((word) => ` ${word}`);
  return (folded) => {
    if (!finds(folded)) return null;
    if (folded.startsWith(wanted)) return folded === wanted ? 0 : 1;
    return words.every((word) => ` ${folded}`.includes(word)) ? 2 : 3;
  };
};
