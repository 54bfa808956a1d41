/**
 * The mark of women, reserves and youth that the names of their sides and leagues end with, as the feed writes it: `W`,
 * `U21` and `U19` of a side, `Women`, `U21` and `U19` of a league. It is a part of the name wherever that is stored or
 * sent; a page writes it in the player's language; none is an empty text (docs/decisions/2026-11-26-category-marks.md).
 */
export const categoryMark = (full: string): { name: string; mark: string } => {
  const [, name = full, mark = ''] = /^(.+) (W|Women|U\d\d)$/.exec(full) ?? [];
  return { name, mark };
};
