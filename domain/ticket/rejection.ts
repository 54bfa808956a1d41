import type { AnsweredSelection, SelectionReason } from '../../contract/entities/ticket.ts';
import { parseMinor } from '../money/money.ts';
import { isLocked, type Selections } from './slip.ts';
import { outcomeKey, outcomeKeyOf, type SlipSelection } from './slip-selection.ts';

/** What the player can do about a selection that a ticket was rejected for; the stake in minor units. */
export type Remedy = { do: 'accept'; odd: number } | { do: 'remove' } | { do: 'lower'; stake: number };

/** Why a ticket was rejected, at the selection it was for. */
export interface Objection {
  selection: SlipSelection;
  reason: SelectionReason;
  /** Null once nothing is in the way any more. */
  remedy: Remedy | null;
}

const remedyFor = (
  selection: SlipSelection,
  { reason, maxStake }: AnsweredSelection,
  stake: number | null,
): Remedy | null => {
  const { odd, changesPending } = selection;
  switch (reason) {
    case null:
      return null;
    case 'stakeTooHigh': {
      const most = parseMinor(maxStake);
      if (most === 0n) return { do: 'remove' };
      return most !== null && stake !== null && stake > most ? { do: 'lower', stake: Number(most) } : null;
    }
    case 'started':
    case 'finished':
      return { do: 'remove' };
    default:
      if (isLocked(selection)) return { do: 'remove' };
      return changesPending && typeof odd === 'number' ? { do: 'accept', odd } : null;
  }
};

/** The objections to a rejected ticket at the selections that are still on the slip (spec section 8, decisions, Codes). */
export const objectionsTo = (
  rejected: readonly AnsweredSelection[],
  selections: Selections,
  stake: number | null,
): Objection[] =>
  selections.flatMap((selection) => {
    const answer = rejected.find(
      ({ eventId, marketCode, selectionCode }) =>
        outcomeKey(eventId, marketCode, selectionCode) === outcomeKeyOf(selection),
    );
    if (!answer || answer.reason === null) return [];
    return [{ selection, reason: answer.reason, remedy: remedyFor(selection, answer, stake) }];
  });
