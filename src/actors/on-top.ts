/** What one tab took away and added since it wrote last, on top of what is there by now: other tabs write there too. */
export const onTop = <Item>(
  there: readonly Item[],
  before: readonly Item[],
  now: readonly Item[],
  idOf: (item: Item) => string,
): Item[] => {
  const had = new Set(before.map(idOf));
  const has = new Map(now.map((item) => [idOf(item), item]));
  const others = there.filter((item) => has.has(idOf(item)) || !had.has(idOf(item)));
  const known = new Set(others.map(idOf));
  const added = now.filter((item) => !had.has(idOf(item)) && !known.has(idOf(item)));
  return [...others.map((item) => has.get(idOf(item)) ?? item), ...added];
};
