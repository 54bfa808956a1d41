import type { PayReason } from '../../../domain/ticket/pay-reasons.ts';
import { reasonsNotToPay } from '../../../machines/ticket/reasons-not-to-pay.ts';
import { useTicket } from '../../running/machines.ts';

const same = (one: readonly PayReason[], other: readonly PayReason[]) => JSON.stringify(one) === JSON.stringify(other);

/** Why the ticket cannot be paid now; empty when it can. */
export const useReasons = (): readonly PayReason[] => useTicket(({ context }) => reasonsNotToPay(context), same);

/** Whether a press on pay does something. */
export const usePayable = (): boolean => useTicket((state) => state.can({ type: 'ticket.paid', ticketId: '' }));
