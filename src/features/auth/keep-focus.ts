import type { MouseEvent } from 'react';

/**
 * Pressed with this, a button or link leaves the focus where it is until it is released. Else the field that is left
 * would be validated between press and release, its message would push what was pressed away, and the click would miss
 * it.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
