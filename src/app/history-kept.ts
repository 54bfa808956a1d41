import { historyKey } from '../browser/history-key.ts';
import { stored } from './slip-kept.ts';

/** Whether this browser keeps lists of a player's tickets, whoever he is. */
export const isHistoryKept = (): boolean => stored(() => localStorage.getItem(historyKey)) !== null;

export const forgetHistory = (): void => {
  stored(() => localStorage.removeItem(historyKey));
};
