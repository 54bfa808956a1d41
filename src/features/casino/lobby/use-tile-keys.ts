import type { KeyboardEvent } from 'react';

const middleOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** Arrow keys move by position on the screen: to the nearest game on that side. */
export const walkTiles = (event: KeyboardEvent<HTMLElement>): void => {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = (event.target as Element).closest('[data-tile]');
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const [wayX = 0, wayY = 0] = way;
  const here = middleOf(from);
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')].flatMap((tile) => {
    const { x, y } = middleOf(tile);
    const ahead = (x - here.x) * wayX + (y - here.y) * wayY;
    const aside = Math.abs((x - here.x) * wayY) + Math.abs((y - here.y) * wayX);
    // Sideways one stays in the row.
    return tile === from || ahead < 8 || (wayX !== 0 && aside > 8) ? [] : [{ tile, far: ahead + aside * 3 }];
  });
  const nearest = others.sort((one, other) => one.far - other.far)[0];
  if (!nearest) return;
  event.preventDefault();
  nearest.tile.focus();
  nearest.tile.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
