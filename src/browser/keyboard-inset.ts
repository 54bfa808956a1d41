/**
 * Keeps `--md-keyboard`, the height that an on-screen keyboard takes of the page's foot: Safari lays it over the page
 * instead of shortening it. Answers what ends that.
 */
export const followKeyboard = (): (() => void) => {
  const view = window.visualViewport;
  const { style } = document.documentElement;
  const note = () => {
    // Zoomed in, the view is small without a keyboard.
    const covered = view && view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
    style.setProperty('--md-keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  note();
  view?.addEventListener('resize', note);
  view?.addEventListener('scroll', note);
  return () => {
    view?.removeEventListener('resize', note);
    view?.removeEventListener('scroll', note);
    style.removeProperty('--md-keyboard');
  };
};
