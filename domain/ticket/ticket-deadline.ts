import type { SiteSettings } from '../../contract/settings/site.ts';
import { unknownTicketGrace } from '../limits.ts';

/** Milliseconds within which a ticket is answered: the prematch time-out, or the live one and the live delay (spec section 4, Timer). */
export const ticketWait = (settings: SiteSettings, live: boolean): number =>
  1000 * (live ? settings.timeoutLiveTicket + settings.liveTicketDelay : settings.timeoutPrematchTicket);

/**
 * Whole seconds left of a wait, from moments of the server's clock; never negative, never more than before, never NaN.
 * @param previous what was shown last, so that a clock that moves back cannot make the wait grow
 */
export const secondsLeft = (deadline: number, now: number, previous = Number.POSITIVE_INFINITY): number => {
  const seconds = Math.ceil((deadline - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, Math.min(seconds, previous)) : 0;
};

/** A ticket that the server still does not know at its deadline and five seconds was not placed (decisions, Shapes). */
export const wasNotPlaced = (deadline: number, now: number): boolean => now >= deadline + unknownTicketGrace;
