const counts = new Intl.NumberFormat('en-US');

/** A number of lines, which may be more than a float can hold: `12,345`. */
export const countText = (count: bigint): string => counts.format(count);
