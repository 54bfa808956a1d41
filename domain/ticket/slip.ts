import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import type { SelectionCheck } from '../../contract/http/sportsbetting.ts';
import { outcomeKey, outcomeKeyOf, type SlipOdd, type SlipSelection, slipOddFrom } from './slip-selection.ts';

export type Selections = readonly SlipSelection[];

/** A press on an odd: an identical selection leaves, one of the same event is replaced in its place, else it joins (spec section 4). A selection without an odd never joins. */
export const toggleSelection = (selections: Selections, pressed: SlipSelection): Selections => {
  if (selections.some((selection) => outcomeKeyOf(selection) === outcomeKeyOf(pressed))) {
    return selections.filter((selection) => outcomeKeyOf(selection) !== outcomeKeyOf(pressed));
  }
  if (pressed.odd === '-') return selections;
  const place = selections.findIndex((selection) => selection.eventId === pressed.eventId);
  return place < 0 ? [...selections, pressed] : selections.with(place, pressed);
};

export const removeSelection = (selections: Selections, id: string): Selections =>
  selections.filter((selection) => selection.id !== id);

/** Locked: the odd is missing or invalid, the ticket cannot be paid with it (spec section 4). */
export const isLocked = (selection: SlipSelection): boolean => selection.odd === '-';

export const deleteLocked = (selections: Selections): Selections =>
  selections.filter((selection) => !isLocked(selection));

const hasStarted = (selection: SlipSelection, now: number): boolean =>
  selection.desc === 'prematch' && Date.parse(selection.timeStart) <= now;

/** The price of an outcome as the server sees it. */
export interface PriceNow {
  odd: SlipOdd;
  band: string | null;
}

const repriced = (selection: SlipSelection, { odd, band }: PriceNow, started: boolean): SlipSelection => {
  const oddChanged = odd !== '-' && odd !== selection.originalOdd;
  const bandChanged = band !== selection.originalBand;
  const changed = oddChanged || bandChanged;
  const lockedBy = started ? 'started' : 'suspended';
  return {
    ...selection,
    odd,
    band,
    lockedBy: odd === '-' ? lockedBy : null,
    oddChanged,
    bandChanged,
    changesPending: changed,
  };
};

/**
 * Puts fresh prices on the slip (spec section 4, Odds changes): changed when the odd differs from the original or the
 * band does; a missing odd becomes "-", and so does a prematch selection whose start has passed.
 * @param priceOf the price now, or undefined to leave a selection as it is
 * @param now the server's time in milliseconds
 */
export const reprice = (
  selections: Selections,
  priceOf: (selection: SlipSelection) => PriceNow | undefined,
  now: number,
): Selections =>
  selections.map((selection) => {
    const price = priceOf(selection);
    if (hasStarted(selection, now)) return repriced(selection, { odd: '-', band: selection.band }, true);
    return price ? repriced(selection, price, false) : selection;
  });

/** The price that a check answered, by the id that {@link checksFor} asked with. */
export const priceFromChecks = (
  checks: readonly SelectionCheck[],
): ((selection: SlipSelection) => PriceNow | undefined) => {
  const byId = new Map(checks.map((check) => [check.id, check]));
  return (selection) => {
    const check = byId.get(outcomeKeyOf(selection));
    return check && { odd: slipOddFrom(check.odd), band: check.odd === '-' ? selection.band : check.band };
  };
};

/** The price of a selection in an answer about the ticket. */
export const priceFromAnswer = (
  answered: readonly AnsweredSelection[],
): ((selection: SlipSelection) => PriceNow | undefined) => {
  const byKey = new Map(answered.map((each) => [outcomeKey(each.eventId, each.marketCode, each.selectionCode), each]));
  return (selection) => {
    const answer = byKey.get(outcomeKeyOf(selection));
    if (!answer) return undefined;
    const odd = slipOddFrom(answer.odd);
    return { odd, band: odd === '-' ? selection.band : answer.band };
  };
};

const accepted = (selection: SlipSelection): SlipSelection => ({
  ...selection,
  originalOdd: selection.odd,
  originalBand: selection.band,
  oddChanged: false,
  bandChanged: false,
  changesPending: false,
});

/** The selections of an accepted ticket, at the prices in its answer. */
export const agreedSelections = (selections: Selections, answered: readonly AnsweredSelection[]): Selections => {
  const priceOf = priceFromAnswer(answered);
  return selections.map((selection) => {
    const price = priceOf(selection);
    return accepted(price && price.odd !== '-' ? { ...selection, ...price } : selection);
  });
};

/** What checkTicketSelections is asked: the id is the outcome, so that a late answer never prices another one of the same event. */
export const checksFor = (selections: Selections) =>
  selections.map((selection) => ({
    id: outcomeKeyOf(selection),
    eventId: selection.eventId,
    marketCode: selection.marketCode,
    selectionCode: selection.selectionCode,
    player: selection.player,
    odd: selection.originalOdd,
    band: selection.originalBand,
  }));

/** Accepting sets the originals to the present price and clears the flags (spec section 4). */
export const acceptChanges = (selections: Selections): Selections => selections.map(accepted);

/** Accepts what changed about one selection; a locked one has nothing that could be accepted. */
export const acceptChange = (selections: Selections, id: string): Selections =>
  selections.map((selection) => (selection.id === id && !isLocked(selection) ? accepted(selection) : selection));
