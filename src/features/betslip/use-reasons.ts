import { type PayReason, payReasons } from '../../../domain/ticket/pay-reasons.ts';
import { useTicket } from '../../running/machines.ts';

const same = (one: PayReason[], other: PayReason[]) => JSON.stringify(one) === JSON.stringify(other);

/** Why the ticket cannot be paid now; empty when it can. */
export const useReasons = (): PayReason[] => useTicket(({ context }) => payReasons(context), same);
