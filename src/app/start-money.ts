import { createActor } from 'xstate';
import { depositMachine } from '../../machines/deposit/deposit.machine.ts';
import type { NoticeReport } from '../../machines/notices/notice.ts';
import { createDepositActors } from '../actors/deposit-actors.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { createMoneyApi, type MoneyApi } from '../transport/api/money.ts';
import type { SportsNews } from '../transport/sockets/sports-socket.ts';
import { amountText } from '../ui/amount-text.ts';
import type { LateSite } from './late-parts.ts';
import { watchPlayer } from './watch-player.ts';

/** The machine of deposits with its effects. */
export const providedDeposit = (api: MoneyApi, report: (report: NoticeReport) => void) =>
  depositMachine.provide({
    actors: createDepositActors(api),
    actions: {
      report: (_, told) => report(told),
      goToProvider: (_, { url }) => {
        if (url !== null) window.location.assign(url);
      },
    },
  });

type PaymentUpdate = Extract<SportsNews, { name: 'payment_update' }>['payload'];

const pages = ['/payin', '/callback'];

/** Deposits: fetched and started with the first of their pages, or when one of them ends while the player is elsewhere. */
export const startMoney = ({ world, app, router, inspect }: LateSite) => {
  const api = createMoneyApi(world.http, currentLanguage);
  const machine = providedDeposit(api, (report) => app.send(report));
  const deposit = createActor(machine, { id: 'deposit', ...(inspect ? { inspect } : {}) }).start();
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged && !pages.includes(toLocation.pathname)) deposit.send({ type: 'page.left' });
  });
  watchPlayer(app, () => deposit.send({ type: 'page.left' }));
  // Back from the provider's by the browser's own button, the page is as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && deposit.send({ type: 'page.shown' }));
  return {
    api,
    deposit,
    hear: ({ payment_id: paymentId, state, amount, currency }: PaymentUpdate) =>
      deposit.send({ type: 'payment.updated', news: { paymentId, state, sum: `${amountText(amount)} ${currency}` } }),
  };
};
