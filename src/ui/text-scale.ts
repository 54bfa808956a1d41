/** How much larger than 16 px the browser's text is, which lengths in rem follow: what is reckoned in px must do so as well. */
export const textScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
