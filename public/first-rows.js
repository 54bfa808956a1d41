// Runs before the rows that come with a document (src/first-rows) are shown, as a file because the content security policy
// allows no inline script.
const page = document.documentElement;
page.dataset.behind = new Date().getTimezoneOffset();
try {
  page.style.setProperty('--first-zoom', localStorage.getItem('zoom') ?? 2);
  page.dataset.pinned = localStorage.getItem('sidebarPinned');
  page.dataset.known = localStorage.getItem('tokens') !== null;
} catch {
  // Storage may be switched off: everybody is a visitor.
}
// A press shows at once, and is done when the page's code is there (src/board/use-first-rows.ts).
addEventListener('click', ({ target }) => {
  const odd = target.closest?.('#first [data-odd][aria-disabled=false]');
  odd?.setAttribute('aria-pressed', odd.getAttribute('aria-pressed') !== 'true');
});
