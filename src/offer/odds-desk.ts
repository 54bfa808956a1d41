import { createContext, useContext } from 'react';
import type { MatchRecord } from './match-record.ts';

/** Where a pressed odd goes and which odds are chosen: the slip, as the board sees it. */
export interface OddsDesk {
  /** Notifies when an outcome comes on the slip or leaves it. By outcome key (domain/ticket). */
  listen(key: string, listener: () => void): void;
  unlisten(key: string, listener: () => void): void;
  isChosen(key: string): boolean;
  press(record: MatchRecord, market: string, selection: string): void;
}

const OddsDeskContext = createContext<OddsDesk | null>(null);

export const OddsDeskProvider = OddsDeskContext.Provider;

export const useOddsDesk = (): OddsDesk => {
  const desk = useContext(OddsDeskContext);
  if (desk === null) throw new Error('OddsDeskProvider is missing');
  return desk;
};
