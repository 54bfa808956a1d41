import { categoryMark } from './category-mark.ts';

/** What players of the seven languages type for a mark, other than the mark itself. */
const words: Readonly<Record<string, string>> = {
  W: 'women (Ž) žene (F) Frauen Damen (Γ) γυναίκες femra (ж) женщины',
  U21: 'Κ21 U-21',
  U19: 'Κ19 U-19',
};

/** A name as search finds it: with its category in the words of every language. */
export const withCategoryWords = (name: string): string => {
  const { mark } = categoryMark(name);
  return `${name} ${words[mark === 'Women' ? 'W' : mark] ?? ''}`.trimEnd();
};
