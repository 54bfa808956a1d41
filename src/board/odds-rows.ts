/** The rows of a board that hold odds, in their order, whether they are in the page or not. */
export interface OddsRows {
  count: number;
  placeOf(row: Element): number;
  show(place: number): Element | null;
}

export const odds = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>('[data-odd]')];

/** The odd of a row that is nearest to a horizontal position. */
export const nearestOdd = (row: Element | null, left: number): HTMLElement | undefined => {
  const distance = (odd: HTMLElement) => Math.abs(odd.getBoundingClientRect().left - left);
  return row === null ? undefined : odds(row).sort((a, b) => distance(a) - distance(b))[0];
};
