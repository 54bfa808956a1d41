/** The kite of the cover: its four fields and its cross, tip of the tail at 0, 34. */
export const kite = {
  sail: 'M0-26 17 0 0 34-17 0Z',
  light: 'M0-26 17 0H0Z',
  shade: 'M0 0H17L0 34Z',
  cross: 'M0-26V34M-17 0H17',
  tail: 34,
} as const;
