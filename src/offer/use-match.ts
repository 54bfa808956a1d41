import { useCallback, useSyncExternalStore } from 'react';
import type { LockReason } from '../../contract/entities/match.ts';
import type { MatchHead, MatchRecord, OfferedMarket } from './match-record.ts';
import type { OddCell } from './odd-cell.ts';

/** The match without its odds, as it is now. */
export const useHead = (record: MatchRecord): MatchHead => {
  const head = () => record.head;
  return useSyncExternalStore(record.headSignal.subscribe, head, head);
};

/** Why the match is locked; who shows that alone is not drawn again with each minute. */
export const useLock = (record: MatchRecord): LockReason | undefined =>
  useSyncExternalStore(record.headSignal.subscribe, () => record.head.lockReason);

/** The current tracker of a match that is followed by itself, as the feed sent it; its reader validates it. */
export const useTracker = (record: MatchRecord): unknown =>
  useSyncExternalStore(record.trackerSignal.subscribe, () => record.tracker);

/** Which markets and selections the match offers now. */
export const useShape = (record: MatchRecord): readonly OfferedMarket[] =>
  useSyncExternalStore(record.shapeSignal.subscribe, () => record.shape);

/** The line an odd is for; it moves rarely, so the component renders only then. */
export const useBand = (cell: OddCell): string | null => {
  const band = () => cell.band;
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        let told = cell.band;
        const watch = {
          priceMoved: () => {
            if (cell.band === told) return;
            told = cell.band;
            listener();
          },
        };
        cell.listen(watch);
        return () => cell.unlisten(watch);
      },
      [cell],
    ),
    band,
    band,
  );
};
