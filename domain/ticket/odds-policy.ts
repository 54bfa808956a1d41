import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { lowestOdd, type Odd, parseOdd } from '../odds/odd.ts';
import type { SlipOdd, SlipSelection } from './slip-selection.ts';

/** What the automatic acceptance of odds changes means where nothing refines it: off, and on. */
export const noChanges: OddsPolicy = { mode: 'none', tolerance: null };
export const anyChange: OddsPolicy = { mode: 'any', tolerance: null };

/** The policy of a request: the switch alone allows, and what refines it can only allow less (decisions, Shapes). */
export const policyOf = (autoOddsChange: boolean, refined: OddsPolicy | undefined): OddsPolicy =>
  autoOddsChange ? (refined ?? anyChange) : noChanges;

/** A moved line is another bet: only a player who takes any change takes it unasked. */
export const acceptsLines = ({ mode, tolerance }: OddsPolicy): boolean => mode === 'any' && tolerance === null;

/**
 * The lowest odd that is taken without asking instead of this one; null when every change is asked about. A tolerance is
 * a percentage of the odd; an odd that rose is taken by every other policy.
 */
export const lowestAccepted = ({ mode, tolerance }: OddsPolicy, odd: Odd): Odd | null => {
  if (mode === 'none') return null;
  if (mode === 'higher') return odd;
  if (tolerance === null) return lowestOdd;
  const kept = odd * BigInt(10_000 - Math.round(tolerance * 100));
  const lowest = (kept + 9_999n) / 10_000n;
  return lowest > lowestOdd ? lowest : lowestOdd;
};

/** Whether the policy takes the odd of now instead of one that the player took; an odd that cannot be read never. */
export const acceptsOdd = (policy: OddsPolicy, taken: SlipOdd, now: SlipOdd): boolean => {
  const [before, after] = [parseOdd(taken), parseOdd(now)];
  if (before === null || after === null) return false;
  const lowest = lowestAccepted(policy, before);
  return before === after || (lowest !== null && after >= lowest);
};

/** Whether a change on the slip waits for the player's word. */
export const isAsked = (
  policy: OddsPolicy,
  { changesPending, bandChanged, oddChanged, originalOdd, odd }: SlipSelection,
): boolean => {
  if (!changesPending) return false;
  if (bandChanged && !acceptsLines(policy)) return true;
  return oddChanged && !acceptsOdd(policy, originalOdd, odd);
};

/** The odd that a fall is measured from: the higher one of that which was taken and that which was seen last. */
export const referenceOdd = ({ odd, originalOdd }: Pick<SlipSelection, 'odd' | 'originalOdd'>): SlipOdd =>
  typeof odd === 'number' && typeof originalOdd === 'number' ? Math.max(odd, originalOdd) : odd;
