import type { StoredSlip } from '../../../contract/storage/slip.ts';
import type { ReplayScreen } from './replay-screen.ts';

type Kept = Pick<StoredSlip, 'userId' | 'tickets'> & Partial<StoredSlip>;

const slipText = (slip: Kept): string =>
  JSON.stringify({
    machine: 'ticket',
    version: 1,
    savedAt: Date.now(),
    selections: [],
    stake: 5000,
    autoOddsUsers: [],
    ...slip,
  } satisfies StoredSlip);

/** Puts a slip into the browser's storage before the page is opened. */
export const storeSlip = (screen: ReplayScreen, slip: Kept) =>
  screen.page.addInitScript((text) => {
    if (localStorage.getItem('ticket') === null) localStorage.setItem('ticket', text);
  }, slipText(slip));

let shared = 0;

/** What another tab of this browser made of the slip of this one, later than anything here. */
export const shareSlip = (screen: ReplayScreen, slip: Kept) => {
  shared += 1;
  return screen.page.evaluate(
    (text) => {
      const { sharedAt: sharedOn } = JSON.parse(sessionStorage.getItem('ticket') ?? '{}');
      const newValue = JSON.stringify({ ...JSON.parse(text), sharedOn });
      window.dispatchEvent(new StorageEvent('storage', { key: 'ticket', newValue }));
    },
    slipText({ ...slip, sharedAt: Date.now() + 86_400_000 + shared }),
  );
};
