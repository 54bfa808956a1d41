import type { Plugin } from 'vite';

/** Fetches a late part and its styles; a failure is told as Vite tells it. */
export const helper = `
const styles = {};
const style = (path) => styles[path] ??= new Promise((resolve, reject) => {
  const href = '/' + path;
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    styles[path] = undefined;
    reject(Error('No styles: ' + href));
  };
  document.head.append(link);
});
export const __vitePreload = async (load, paths = []) => {
  try {
    return (await Promise.all([load(), ...paths.map(style)]))[0];
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  }
};
`;

/**
 * In place of Vite's helper around every dynamic import, which serves sites of any kind: here scripts are not announced one
 * by one and addresses start at the root. Code and styles of a part come side by side, and styles that failed come again.
 */
export const leanPreload: Plugin = {
  name: 'lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : null),
};
