import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { stakeInMajorUnits } from '../../domain/ticket/stake.ts';
import { PaidTicket } from '../features/betslip/receipt/paid-ticket.tsx';
import { ObjectionList } from '../features/betslip/rejected/objection-list.tsx';
import { slipFocus } from '../features/betslip/slip-focus.ts';
import { useTicket, useTicketRef } from '../running/machines.ts';
import { useMode } from '../theme/color-mode.ts';
import { amountText } from '../ui/amount-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ticketCode } from '../ui/ticket-code.ts';
import { walletName } from '../ui/wallet-name.ts';
import css from './ticket-dialog.module.css';

/** What became of the ticket: accepted with its payment, or rejected with the reason and what happened to the money. */
export const TicketDialog = () => {
  const { t } = useTranslation(['ticket', 'slip', 'reuse']);
  const ticket = useTicketRef();
  const mode = useMode();
  const news = useTicket(({ context }) => context.news);
  const kept = useTicket((state) => state.matches('accepted') && state.context.former !== null);
  if (!news || news.inSlip) return null;
  const amount = `${amountText(stakeInMajorUnits(news.stake))} ${walletName(news)}`;
  const accepted = news.outcome === 'accepted';
  const close = () => ticket.send({ type: 'dialog.closed' });
  return (
    <Dialog
      look="news"
      title={
        <>
          <img
            className={css.image}
            src={`/images/ticket-${accepted ? 'accepted' : 'rejected'}-${mode}.svg`}
            width={172}
            height={136}
            alt=""
          />
          {t(accepted ? 'accepted' : 'rejected')}
        </>
      }
      text={
        <>
          {news.text && <p>{t(news.text)}</p>}
          <p>{t(accepted ? 'acceptedText' : 'stakeBack', { amount })}</p>
          <p className={css.number}>{t('number', { code: ticketCode(news.ticketId) })}</p>
        </>
      }
      backTo={slipFocus}
      onClose={close}
    >
      {accepted ? <PaidTicket ticketId={news.ticketId} onLeave={close} /> : <ObjectionList />}
      <div className={css.actions}>
        <button type="button" data-autofocus className={css.first} onClick={close}>
          {t('ok')}
        </button>
        {kept && (
          <button type="button" className={css.second} onClick={() => ticket.send({ type: 'slip.restored' })}>
            {t('again', { ns: 'slip', amount })}
          </button>
        )}
        {accepted && (
          <Link to="/ticket_history" className={css.second} onClick={close}>
            {t('toHistory')}
          </Link>
        )}
      </div>
    </Dialog>
  );
};
