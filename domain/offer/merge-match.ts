import type { Markets, Match, MatchChange, SelectionPrice } from '../../contract/entities/match.ts';
import { patchJson } from './json-patch.ts';

/** Applies changes to a record; what did not change keeps its identity, so that readers can compare by reference. */
const mergeRecord = <T, C>(
  record: Record<string, T>,
  changes: Record<string, C | null>,
  merge: (before: T | undefined, change: C) => T,
): Record<string, T> => {
  const merged = { ...record };
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) delete merged[key];
    else merged[key] = merge(merged[key], change);
  }
  return merged;
};

const replace = <T>(_before: T | undefined, after: T): T => after;

const mergeMarkets = (markets: Markets, changes: NonNullable<MatchChange['markets']>): Markets =>
  mergeRecord(markets, changes, (market, change) =>
    mergeRecord<SelectionPrice, SelectionPrice>(market ?? {}, change, replace),
  );

/** The match after a change of the feed (inverse of `diffMatch`). Throws nothing; a change of another event is ignored. */
export const mergeMatch = (match: Match, change: MatchChange): Match => {
  if (change.eventId !== match.eventId) return match;
  const { markets, results, stats, tracker, lockReason, eventId: _eventId, ...fields } = change;
  const { lockReason: lockedBy, ...unlocked } = match;
  const lock = lockReason === undefined ? lockedBy : lockReason;
  return {
    ...unlocked,
    ...fields,
    ...(lock ? { lockReason: lock } : {}),
    ...(tracker === undefined ? {} : { tracker: patchJson(match.tracker, tracker) }),
    markets: markets ? mergeMarkets(match.markets, markets) : match.markets,
    results: results ? mergeRecord(match.results, results, replace) : match.results,
    stats: stats ? mergeRecord(match.stats, stats, replace) : match.stats,
  };
};
