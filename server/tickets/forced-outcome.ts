/** What a tester forced for the next ticket (decisions, Demo data and sandbox). */
export interface ForcedOutcome {
  outcome: 'accept' | 'denied' | 'oddchange' | 'reoffer' | 'busy' | 'silence';
  subcode?: number | undefined;
  /** Stake of a forced stake cut, or the highest one that a denied ticket might have had, major units. */
  stake?: number | undefined;
  delayMs?: number | undefined;
}
