/** Gives the browser's own bars the colour of the page's header, as it is painted now. */
export const paintBars = (): void => {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--md-surface-1');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
};
