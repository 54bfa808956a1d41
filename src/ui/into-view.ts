/** The chosen one of a row may stand beyond the edge of a phone: given as its `ref`, it comes into sight. */
export const intoView = (chosen: HTMLElement | null) => chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
