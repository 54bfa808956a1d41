import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { isFreeBet } from '../../../../domain/wallet/free-bet.ts';
import { useCashOut, useCashOutRef } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';

/** What a ticket is worth now: null when it cannot be cashed out at all; `amount` is null while it has no price. */
export const useCashOutOffer = (ticket: HistoryTicket): { amount: string | null; ask(): void } | null => {
  const { ticket_id, currency, currency_id, status, cashOutOffer = null } = ticket;
  const cashOut = useCashOutRef();
  const pushed = useCashOut(({ context }) => context.quotes[ticket_id]);
  if (status !== 'accepted' || isFreeBet(currency_id)) return null;
  const offer = pushed === undefined ? cashOutOffer : pushed;
  return {
    amount: offer === null ? null : `${amountText(offer)} ${walletName({ currency })}`.trim(),
    ask: () => {
      if (offer !== null) cashOut.send({ type: 'cashOut.asked', ticketId: ticket_id });
    },
  };
};
