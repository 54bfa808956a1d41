/** The chosen one of a row may be beyond the edge of a phone: with this as its `ref` it is scrolled into view. */
export const intoView = (chosen: HTMLElement | null) => chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
