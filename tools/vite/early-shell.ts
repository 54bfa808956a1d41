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
    handler: (html) => html.replace(styles, '').replace('</body>', `${html.match(styles)?.join('') ?? ''}\n  </body>`),
  },
};
