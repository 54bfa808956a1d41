import { useMemo } from 'react';

/** What a text may be wider in the page than measured: figures of one width. */
const slack = 2;

export type NamesFit = (...names: string[]) => boolean;

/** Says whether names of sides stand in so many px at the size of a row. Measured without the page: rows come by the dozen. */
export const useNamesFit = (room: number): NamesFit =>
  useMemo(() => {
    const pen = room === Number.POSITIVE_INFINITY ? null : document.createElement('canvas').getContext('2d');
    if (pen === null) return () => true;
    const { fontSize, fontFamily } = getComputedStyle(document.body);
    pen.font = `500 ${fontSize} ${fontFamily}`;
    return (...names) => names.every((name) => pen.measureText(name).width + slack <= room);
  }, [room]);
