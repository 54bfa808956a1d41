import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { isFreeBet } from '../../../../domain/wallet/free-bet.ts';
import { useCashOut, useOpenTickets } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';

/** What tickets could be cashed out for now, by currency; nothing without an offer. */
const worthOf = (tickets: readonly HistoryTicket[], quotes: Readonly<Record<string, number | null>>): string[] => {
  const sums = new Map<string, number>();
  for (const { ticket_id, status, currency, currency_id, cashOutOffer = null } of tickets) {
    const offer = quotes[ticket_id] === undefined ? cashOutOffer : quotes[ticket_id];
    if (status !== 'accepted' || isFreeBet(currency_id) || offer === null) continue;
    sums.set(currency, (sums.get(currency) ?? 0) + Math.round(offer * 100));
  }
  return [...sums].map(([currency, cents]) => `${amountText(cents / 100)} ${walletName({ currency })}`.trim());
};

/** The open tickets in one line, while they are folded: their number and what they are worth. */
export const OpenWorth = () => {
  const { t } = useTranslation('history');
  const tickets = useOpenTickets(({ context }) => context.tickets);
  const quotes = useCashOut(({ context }) => context.quotes);
  const worth = worthOf(tickets, quotes);
  if (tickets.length === 0) return null;
  return [tickets.length, ...(worth.length > 0 ? [t('openWorth', { amount: worth.join(' + ') })] : [])].join(' · ');
};
