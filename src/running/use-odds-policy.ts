import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { oddsPolicyOf } from '../../machines/ticket/odds-consent.ts';
import { useTicket, useTicketRef } from './machines.ts';

const same = (one: OddsPolicy, other: OddsPolicy) => one.mode === other.mode && one.tolerance === other.tolerance;

/** Which changes of odds the player accepts by himself, and what chooses others: on the slip and among his settings. */
export const useOddsPolicy = () => {
  const ticket = useTicketRef();
  return {
    policy: useTicket(({ context }) => oddsPolicyOf(context), same),
    onToggle: () => ticket.send({ type: 'auto-odds.toggled' }),
    onChoose: (policy: OddsPolicy) => ticket.send({ type: 'odds-policy.chosen', policy }),
  };
};
