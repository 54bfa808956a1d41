import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { slipFigures } from '../../../../domain/ticket/slip-figures.ts';
import type { SlipSelection } from '../../../../domain/ticket/slip-selection.ts';
import { groupsOf } from '../../../../domain/ticket/slip-system.ts';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { activeWallet } from '../../../../domain/wallet/active-wallet.ts';
import type { TicketNews } from '../../../../machines/ticket/ticket-context.ts';
import { secondText } from '../../../i18n/dates/calendar.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import { useSession, useTicket, useTicketRef } from '../../../running/machines.ts';
import { amountText, countText } from '../../../ui/amount-text.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import { ticketOddText } from '../ticket-odd.tsx';
import { PaidTicket } from './paid-ticket.tsx';
import css from './receipt.module.css';

/** A player who paid with the keyboard continues here; one who is elsewhere on the page stays there. */
const takeFocus = (title: HTMLElement | null) => {
  const { activeElement } = document;
  const lost = activeElement === null || activeElement === document.body;
  if (lost || activeElement.closest('#ticket')) title?.focus();
};

const useCredit = (currency: string) =>
  useSession(({ context }) => {
    const wallet = activeWallet(context.wallets, context.chosenCurrencyId);
    return wallet?.currency === currency ? wallet.wallet_0 + wallet.wallet_1 : null;
  });

const Pick = ({ selection }: { selection: SlipSelection }) => {
  const names = useOfferNames();
  const oddText = useOddText();
  const { marketCode, selectionCode, band, playerName, hostName, awayName, odd } = selection;
  return (
    <li className={css.pick}>
      <div className={css.words}>
        <p className={css.name}>{names.outcome(selection, marketCode, selectionCode, band, playerName)}</p>
        <p className={css.match}>
          {names.side(hostName)} – {names.side(awayName)}
        </p>
      </div>
      <span className={css.odd}>{odd === '-' ? '–' : oddText(odd)}</span>
    </li>
  );
};

const Figures = ({ news }: { news: TicketNews }) => {
  const { t } = useTranslation(['ticket', 'slip']);
  const oddText = useOddText();
  const settings = useTicket(({ context }) => context.settings);
  const currencyId = useTicket(({ context }) => context.wallet?.currency_id ?? null);
  const { selections, system, stake } = news;
  const figures = slipFigures({ selections, groups: groupsOf(system), settings, currencyId, stake });
  const line = (name: string, value: string) => (
    <div className={css.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className={css.figures}>
      {system
        ? line(t('slip:combinations'), countText(figures.lines))
        : line(t('totalOdd'), ticketOddText(figures, oddText))}
      {line(t('stake'), amountText(stakeInMajorUnits(stake)))}
      {figures.bonusPercentage > 0 &&
        line(t('bonus', { percent: figures.bonusPercentage }), `+${amountText(figures.bonusAmount)}`)}
      <div className={css.figure}>
        <dt>{t('possibleWin')}</dt>
        <dd className={css.win}>
          {figures.capped && '> '}
          {amountText(figures.possibleWin)}
        </dd>
      </div>
    </dl>
  );
};

/** An accepted ticket where it was composed: what was paid for what, and how it goes on (look/areas, 25). */
export const Receipt = ({ news }: { news: TicketNews }) => {
  const { t } = useTranslation(['ticket', 'slip']);
  const ticket = useTicketRef();
  const credit = useCredit(news.currency);
  const currency = walletName(news);
  const amount = `${amountText(stakeInMajorUnits(news.stake))} ${currency}`;
  const close = () => ticket.send({ type: 'dialog.closed' });
  return (
    <>
      <div className={css.head}>
        <IconCircleCheckFilled size={24} className={css.icon} aria-hidden />
        <div role="status">
          <h3 ref={takeFocus} tabIndex={-1} className={css.title}>
            {t('accepted')}
          </h3>
          <p>
            {t('slip:receiptPaid', { amount, time: secondText(news.at) })}{' '}
            {credit !== null && t('slip:receiptCredit', { amount: `${amountText(credit)} ${currency}` })}
          </p>
        </div>
      </div>
      <ul className={css.picks} aria-label={t('title')}>
        {news.selections.map((selection) => (
          <Pick key={selection.id} selection={selection} />
        ))}
      </ul>
      <Figures news={news} />
      <div className={css.ways}>
        <PaidTicket ticketId={news.ticketId} onLeave={close} />
        <Link to="/ticket_history" className={css.history} onClick={close}>
          {t('toHistory')}
        </Link>
      </div>
      <div className={css.actions}>
        <button type="button" data-acts className={css.first} onClick={close}>
          {t('slip:newTicket')}
        </button>
        <button type="button" className={css.second} onClick={() => ticket.send({ type: 'slip.restored' })}>
          {t('slip:again', { amount })}
        </button>
      </div>
    </>
  );
};
