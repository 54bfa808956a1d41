import { createContext, type ReactElement, useContext } from 'react';
import type { MatchRecord } from './match-record.ts';

/** An outcome of a match, and what it is called. */
export interface NamedOutcome {
  record: MatchRecord;
  market: string;
  selection: string;
  /** The bet in words, for a screen reader: "Partizan to win". */
  name: string;
}

/** Where a pressed odd goes and which odds are chosen: the slip, as the board sees it. */
export interface OddsDesk {
  /** Notifies when an outcome comes on the slip or leaves it. By outcome key (domain/ticket). */
  listen(key: string, listener: () => void): void;
  unlisten(key: string, listener: () => void): void;
  isChosen(key: string): boolean;
  /** `seen` is the odd that was pressed, where the price may have moved since. */
  press(record: MatchRecord, market: string, selection: string, seen?: number): void;
  /** Draws an odd as it is at this moment, where no page is there to keep it alive (src/first-rows). */
  still?(odd: NamedOutcome, className: string | undefined, key: string): ReactElement;
}

const OddsDeskContext = createContext<OddsDesk | null>(null);

export const OddsDeskProvider = OddsDeskContext.Provider;

export const useOddsDesk = (): OddsDesk => {
  const desk = useContext(OddsDeskContext);
  if (desk === null) throw new Error('OddsDeskProvider is missing');
  return desk;
};
