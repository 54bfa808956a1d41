// Runs before the first paint, as a file because the content security policy allows no inline script.
try {
  if (localStorage.getItem('darkMode') === 'false') {
    document.documentElement.dataset.mode = 'light';
    const bars = document.querySelector('meta[name="theme-color"]');
    if (bars) bars.content = bars.dataset.light;
  }
} catch {
  // Storage may be switched off: the page stays dark.
}
// The browser may allow the installation before the code is here that offers it (src/browser/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
