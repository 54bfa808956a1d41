import type { StoredSlip } from '../../../contract/storage/slip.ts';
import type { ReplayScreen } from './replay-screen.ts';

/** Puts a slip into the browser's storage before the page is opened. */
export const storeSlip = (screen: ReplayScreen, slip: Pick<StoredSlip, 'userId' | 'tickets'>) =>
  screen.page.addInitScript(
    (text) => {
      if (localStorage.getItem('ticket') === null) localStorage.setItem('ticket', text);
    },
    JSON.stringify({
      machine: 'ticket',
      version: 1,
      savedAt: Date.now(),
      selections: [],
      stake: 5000,
      autoOddsUsers: [],
      ...slip,
    } satisfies StoredSlip),
  );
