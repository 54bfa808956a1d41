import type { StoredSlip } from '../../contract/storage/slip.ts';
import type { Selections } from '../../domain/ticket/slip.ts';
import { lowestStake } from '../../domain/ticket/stake.ts';

const key = 'ticket';

/** Null in a browser that stores nothing. */
export const stored = <Value>(ask: () => Value): Value | null => {
  try {
    return ask();
  } catch {
    return null;
  }
};

/** Whether this browser keeps a slip, of this tab or shared. */
export const isSlipKept = (): boolean =>
  stored(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null;

/** Keeps what a visitor has pressed before the ticket machine is there: its code may come only with a reload. */
export const keepPressed = (selections: Selections): void => {
  const slip: StoredSlip = {
    machine: 'ticket',
    version: 1,
    userId: null,
    savedAt: Date.now(),
    selections: [...selections],
    stake: lowestStake,
    tickets: [],
    autoOddsUsers: [],
  };
  stored(() =>
    selections.length > 0 ? sessionStorage.setItem(key, JSON.stringify(slip)) : sessionStorage.removeItem(key),
  );
};
