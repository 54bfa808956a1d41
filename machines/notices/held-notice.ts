import type { NoticeReport } from './notice.ts';

const report = (params: NoticeReport) => ({ type: 'report', params }) as const;

/** Shows for as long as a state lasts that the page waits to be reloaded. */
export const saysHeld = (id: string) => ({
  entry: report({
    type: 'notice.raised',
    notice: {
      id,
      // Shown while the server may be away: a text that every page has loaded.
      text: { namespace: 'common', key: 'notice.reloadHeld' },
      color: 'info',
      timeout: null,
    },
  }),
  exit: report({ type: 'notice.dismissed', id }),
});
