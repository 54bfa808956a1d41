import { type PayReason, payReasons } from '../../domain/ticket/pay-reasons.ts';
import type { TicketContext } from './ticket-context.ts';

const reckoned = new WeakMap<TicketContext, readonly PayReason[]>();

/** Why the ticket cannot be paid now, computed once per slip; empty when it can. */
export const reasonsNotToPay = (context: TicketContext): readonly PayReason[] => {
  const reasons = reckoned.get(context) ?? payReasons(context);
  reckoned.set(context, reasons);
  return reasons;
};
