import { searchText } from '../../../../domain/offer/search-text.ts';

/** A name in three parts, the middle one what a search means in it; null where it is found by something else. */
export const markedName = (name: string, words: string): [before: string, hit: string, after: string] | null => {
  const wanted = searchText(words);
  if (wanted === '') return null;
  for (let from = 0; from < name.length; from += 1) {
    if (from > 0 && /[\p{L}\p{N}]/u.test(name[from - 1] ?? '')) continue;
    for (let to = from + 1; to <= name.length; to += 1) {
      const folded = searchText(name.slice(from, to));
      if (folded.length > wanted.length) break;
      if (folded === wanted) return [name.slice(0, from), name.slice(from, to), name.slice(to)];
    }
  }
  return null;
};
