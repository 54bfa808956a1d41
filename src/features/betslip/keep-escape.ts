import type { KeyboardEvent } from 'react';

/** Escape closes what stands over the slip, and not the slip as well. */
export const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};
