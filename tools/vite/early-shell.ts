import type { Plugin } from 'vite';

const styles = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * The document draws its shell by itself, so its styles come behind the shell: in the head they would keep it from being
 * painted. The code still waits for them.
 */
export const earlyShell: Plugin = {
  name: 'early-shell',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const found = html.match(styles);
      if (!found || !html.includes('</body>')) throw new Error('The document has no styles to move behind its shell');
      return html.replace(styles, '').replace('</body>', `${found.join('')}\n  </body>`);
    },
  },
};
