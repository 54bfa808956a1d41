import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import type { SiteStatuses } from '../../domain/access/site-statuses.ts';
import { RefusedCall } from '../calls/refusal.ts';

/** A section that the operator has switched off takes no bets, whatever page they were put together on. */
export const requireOpenSections = (
  { selections }: Pick<TicketRequest, 'selections'>,
  { bettingDisabled, liveBettingDisabled }: SiteStatuses,
): void => {
  const closed = (type: string) => (type === 'live' ? liveBettingDisabled : bettingDisabled);
  if (selections.some(({ type }) => closed(type))) throw new RefusedCall(403, 'sectionDisabled');
};
