import { useMemo } from 'react';
import { textScale } from '../ui/text-scale.ts';

/** A row has figures of one width, the pen has not: there a 1 is narrower than a 0. */
const withWideFigures = (name: string): string => name.replace(/\d/g, '0');
/** Rounding, in the page and of the pen. */
const slack = 1;

export type NamesFit = (...names: string[]) => boolean;

/**
 * Whether names of sides fit into a width in px (of a text of 16) at the size of a row. Measured without layout: rows
 * come by the dozen.
 */
export const useNamesFit = (room: number): NamesFit =>
  useMemo(() => {
    const pen = room === Number.POSITIVE_INFINITY ? null : document.createElement('canvas').getContext('2d');
    if (pen === null) return () => true;
    const scale = textScale();
    const { fontSize, fontFamily } = getComputedStyle(document.body);
    pen.font = `500 ${fontSize} ${fontFamily}`;
    return (...names) => names.every((name) => pen.measureText(withWideFigures(name)).width + slack <= room * scale);
  }, [room]);
