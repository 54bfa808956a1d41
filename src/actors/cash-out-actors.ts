import { fromPromise } from 'xstate';
import type { CashOutQuote } from '../../contract/http/cash-out.ts';
import { secondsLeft } from '../../domain/ticket/ticket-deadline.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import type { CashOutApi } from '../transport/api/cash-out.ts';
import { createTicker } from './ticker.ts';

/** Effects of the cash-out. A quote that is taken is not taken back: it goes on although nobody waits for it. */
export const createCashOutActors = (api: CashOutApi, clock: ServerClock) => ({
  askQuote: fromPromise<CashOutQuote & { secondsLeft: number }, { ticketId: string; ratio: number }>(
    async ({ input: { ticketId, ratio }, signal }) => {
      const quote = await api.quote(ticketId, ratio, signal);
      return { ...quote, secondsLeft: secondsLeft(quote.expires, clock.now()) };
    },
  ),
  takeQuote: fromPromise<void, { ticketId: string; quote: CashOutQuote | null }>(
    async ({ input: { ticketId, quote } }) => {
      if (quote) await api.confirm(ticketId, quote);
    },
  ),
  ticker: createTicker(clock),
});
