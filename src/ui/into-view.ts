const scrolls = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible';

/**
 * The chosen one of a row may be beyond the edge of a phone: with this as its `ref` the row is scrolled to it. The page is
 * left where it is, the row may be far below.
 */
export const intoView = (chosen: HTMLElement | null): void => {
  let row = chosen?.parentElement;
  while (row && !scrolls(row)) row = row.parentElement;
  if (!chosen || !row) return;
  const [at, within] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left - within.left - (within.width - at.width) / 2;
};
