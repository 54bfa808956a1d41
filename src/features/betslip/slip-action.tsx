import { useTranslation } from 'react-i18next';
import { isLocked } from '../../../domain/ticket/slip.ts';
import { stakeInMajorUnits } from '../../../domain/ticket/stake.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useTicket, useTicketRef } from '../../running/use-ticket.ts';
import { amountText } from '../../ui/amount-text.ts';
import { walletName } from '../../ui/wallet-name.ts';
import { PayReasons } from './pay-reasons.tsx';
import css from './slip-action.module.css';
import { useReasons } from './use-reasons.ts';

const Pay = ({ amount }: { amount: string }) => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const reasons = useReasons();
  return (
    <>
      <PayReasons reasons={reasons} />
      <button
        type="button"
        className={css.button}
        disabled={reasons.length > 0}
        aria-describedby="pay-reasons"
        onClick={() => ticket.send({ type: 'ticket.paid', ticketId: newTicketId() })}
      >
        {t('pay', { amount })}
      </button>
    </>
  );
};

const AcceptChanges = ({ amount }: { amount: string }) => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  return (
    <>
      <button type="button" className={css.button} onClick={() => ticket.send({ type: 'changes.accepted' })}>
        {t('acceptChanges')}
      </button>
      <p className={`${css.hint} ${css.centred}`}>{t('afterAccepting', { amount })}</p>
    </>
  );
};

const DeleteLocked = () => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const count = useTicket(({ context }) => context.selections.filter(isLocked).length);
  return (
    <>
      <p className={css.hint}>{t('locked', { count })}</p>
      <button type="button" className={css.button} onClick={() => ticket.send({ type: 'locked.deleted' })}>
        {t('deleteLocked')}
      </button>
    </>
  );
};

/** The one button that acts; it says what will happen. */
export const SlipAction = () => {
  const stake = useTicket(({ context }) => context.stake) ?? 0;
  const currency = useTicket(({ context }) => context.wallet && walletName(context.wallet));
  const changed = useTicket((state) => state.matches({ composing: { face: 'changed' } }));
  const locked = useTicket((state) => state.matches({ composing: { face: 'locked' } }));
  const amount = [amountText(stakeInMajorUnits(stake)), currency].filter(Boolean).join(' ');
  if (locked) return <DeleteLocked />;
  return changed ? <AcceptChanges amount={amount} /> : <Pay amount={amount} />;
};
