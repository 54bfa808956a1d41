import { fromPromise } from 'xstate';
import type { Payment } from '../../contract/entities/payment.ts';
import { type Deposit, depositMachine } from '../../machines/deposit/deposit.machine.ts';
import type { NoticeReport } from '../../machines/notices/notice.ts';
import { type PayoutReport, payoutMachine, type WantedPayout } from '../../machines/payout/payout.machine.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { createMoneyApi, type MoneyApi } from '../transport/api/money.ts';
import type { SportsNews } from '../transport/sockets/sports-socket.ts';
import { amountText } from '../ui/amount-text.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';

export const providedDeposit = (api: MoneyApi, report: (report: NoticeReport) => void) =>
  depositMachine.provide({
    actors: {
      begin: fromPromise<{ url: string }, { deposit: Deposit | null }>(async ({ input: { deposit }, signal }) => {
        if (!deposit) throw new Error('no deposit to begin');
        return api.begin(deposit.method, deposit.request, deposit.key, signal);
      }),
      askPayment: fromPromise<Payment, { paymentId: string }>(({ input, signal }) =>
        api.payment(input.paymentId, signal),
      ),
    },
    actions: {
      report: (_, told) => report(told),
      goToProvider: (_, { url }) => {
        if (url !== null) window.location.assign(url);
      },
    },
  });

/** A player's payout by his agent. */
export const providedAgentPayout = (api: MoneyApi, hear: (report: PayoutReport) => void) =>
  payoutMachine.provide({
    actors: {
      requestPayout: fromPromise<number | null, WantedPayout>(async ({ input: { amount, currencyId, key } }) => {
        if (currencyId === null) throw new Error('no wallet to pay out of');
        await api.askPayout({ amount, currency_id: currencyId }, key);
        return null;
      }),
    },
    actions: { report: (_, report) => hear(report) },
  });

type PaymentUpdate = Extract<SportsNews, { name: 'payment_update' }>['payload'];

const pages = ['/payin', '/callback'];

/** Deposits: fetched and started with the first of their pages, or when one of them ends while the player is elsewhere. */
export const start = (site: LateSite) => {
  const { world, app, page, router } = site;
  const api = createMoneyApi(world.http, currentLanguage);
  const machine = providedDeposit(api, (report) => app.send(report));
  const deposit = latePart(site, machine, { type: 'page.left' });
  const hear = (report: PayoutReport) => {
    if (report.type === 'notice.raised') app.send(report);
    else page.refresh();
  };
  const payout = latePart(site, providedAgentPayout(api, hear), { type: 'player.left' });
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged && !pages.includes(toLocation.pathname)) deposit.send({ type: 'page.left' });
  });
  // Back from the provider's by the browser's own button, the page is as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && deposit.send({ type: 'page.shown' }));
  return {
    api,
    deposit,
    payout,
    hear: ({ payment_id: paymentId, state, amount, currency }: PaymentUpdate) =>
      deposit.send({ type: 'payment.updated', news: { paymentId, state, sum: `${amountText(amount)} ${currency}` } }),
  };
};
