import type { Markets, Match, MatchChange, SelectionPrice } from '../../contract/entities/match.ts';
import { diffJson, type Json } from './json-patch.ts';

type PriceRecord = Record<string, SelectionPrice>;
type Change<T> = Record<string, T | null>;

const samePrice = (a: SelectionPrice, b: SelectionPrice) => a.O === b.O && a.MS === b.MS && a.band === b.band;

/** Changed and new keys by `change`, removed ones as null; undefined when nothing differs. */
const diffRecord = <T, C>(
  before: Record<string, T>,
  after: Record<string, T>,
  change: (before: T | undefined, after: T) => C | undefined,
): Change<C> | undefined => {
  const changes: Change<C> = {};
  for (const key in after) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    const changed = change(before[key], value);
    if (changed !== undefined) changes[key] = changed;
  }
  for (const key in before) if (!(key in after)) changes[key] = null;
  return Object.keys(changes).length > 0 ? changes : undefined;
};

const diffText = (before: Record<string, string>, after: Record<string, string>) =>
  diffRecord(before, after, (_before, value) => value);

const diffMarket = (before: PriceRecord | undefined, after: PriceRecord) =>
  before === undefined
    ? after
    : diffRecord(before, after, (old, price) => (old && samePrice(old, price) ? undefined : price));

const diffMarkets = (before: Markets, after: Markets) => diffRecord(before, after, diffMarket);

const setWhenDefined = <K extends keyof MatchChange>(change: MatchChange, key: K, value: MatchChange[K]) => {
  if (value !== undefined) change[key] = value;
};

/**
 * What must be sent so that a receiver who has `before` has `after`: changed fields only, null for what is gone; null
 * when nothing changed. Names, teams and players of a match never change, and a topic sends a match's tracker always or
 * never. `mergeMatch` is its inverse.
 */
export const diffMatch = (before: Match, after: Match): MatchChange | null => {
  const change: MatchChange = { eventId: after.eventId };
  if (before.inPlay !== after.inPlay) change.inPlay = after.inPlay;
  if (before.matchState !== after.matchState) change.matchState = after.matchState;
  if (before.timeStart !== after.timeStart) change.timeStart = after.timeStart;
  if (before.moreMarkets !== after.moreMarkets) setWhenDefined(change, 'moreMarkets', after.moreMarkets);
  if (before.lockReason !== after.lockReason) change.lockReason = after.lockReason ?? null;
  const [oldPhase, phase] = [before.matchPhase, after.matchPhase];
  if (oldPhase.name !== phase.name || oldPhase.timeMin !== phase.timeMin) change.matchPhase = phase;
  setWhenDefined(change, 'markets', diffMarkets(before.markets, after.markets));
  setWhenDefined(change, 'results', diffText(before.results, after.results));
  setWhenDefined(change, 'stats', diffText(before.stats, after.stats));
  const tracker = diffJson(before.tracker as Json | undefined, after.tracker as Json);
  if (tracker !== undefined) change.tracker = tracker;
  return Object.keys(change).length > 1 ? change : null;
};
