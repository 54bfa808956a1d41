import { useTranslation } from 'react-i18next';
import { isLocked } from '../../../domain/ticket/slip.ts';
import { stakeInMajorUnits } from '../../../domain/ticket/stake.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useTicket, useTicketRef } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import { walletName } from '../../ui/wallet-name.ts';
import { PayReasons } from './pay-reasons.tsx';
import css from './slip-action.module.css';
import { useShortage } from './stake/funds-note.tsx';
import { PossibleWin } from './stake/possible-win.tsx';
import { WinChange } from './stake/win-change.tsx';
import { usePayable } from './use-reasons.ts';

/** The stake that would work, under a button that does not. */
const PayableStake = () => {
  const { t } = useTranslation('slip');
  const currency = useTicket(({ context }) => context.wallet && walletName(context.wallet));
  const payable = useShortage()?.payable ?? null;
  if (payable === null) return null;
  const amount = `${amountText(stakeInMajorUnits(payable))} ${currency}`;
  return <p className={`${css.hint} ${css.centred}`}>{t('payableUpTo', { amount })}</p>;
};

/** Why the main button does not pay, and warnings. */
export const SlipReasons = () => {
  const changed = useTicket((state) => state.matches({ composing: { face: 'changed' } }));
  const locked = useTicket((state) => state.matches({ composing: { face: 'locked' } }));
  if (locked) return <LockedNote />;
  return changed ? null : <PayReasons />;
};

const Pay = ({ amount }: { amount: string | null }) => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const payable = usePayable();
  return (
    <>
      <PossibleWin />
      <button
        type="button"
        className={css.button}
        data-acts
        disabled={!payable}
        aria-describedby="pay-reasons funds-note"
        onClick={() => ticket.send({ type: 'ticket.paid', ticketId: newTicketId() })}
      >
        {amount === null ? t('payWithoutStake') : t('pay', { amount })}
      </button>
      <PayableStake />
    </>
  );
};

const AcceptChanges = ({ amount }: { amount: string | null }) => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const short = useShortage() !== null;
  return (
    <>
      <PossibleWin />
      <button type="button" className={css.button} data-acts onClick={() => ticket.send({ type: 'changes.accepted' })}>
        {t('acceptChanges')}
      </button>
      <p className={`${css.hint} ${css.centred}`}>
        {amount !== null && !short && t('afterAccepting', { amount })} <WinChange />
      </p>
    </>
  );
};

/** What has begun never opens again; what is suspended may. */
const LockedNote = () => {
  const { t } = useTranslation(['ticket', 'slip']);
  const locked = useTicket(({ context }) => context.selections.filter(isLocked));
  const begun = locked.filter(({ lockedBy }) => lockedBy === 'started').length;
  const count = locked.length - begun;
  return (
    <div className={css.hint}>
      {begun > 0 && <p>{t('slip:begun', { count: begun })}</p>}
      {count > 0 && <p>{t('locked', { count })}</p>}
    </div>
  );
};

const DeleteLocked = () => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  return (
    <>
      <PossibleWin />
      <button type="button" className={css.button} data-acts onClick={() => ticket.send({ type: 'locked.deleted' })}>
        {t('deleteLocked')}
      </button>
    </>
  );
};

/** The one main button; its text is what it will do. */
export const SlipAction = () => {
  const stake = useTicket(({ context }) => context.stake);
  const currency = useTicket(({ context }) => context.wallet && walletName(context.wallet));
  const changed = useTicket((state) => state.matches({ composing: { face: 'changed' } }));
  const locked = useTicket((state) => state.matches({ composing: { face: 'locked' } }));
  const amount = stake === null ? null : [amountText(stakeInMajorUnits(stake)), currency].filter(Boolean).join(' ');
  if (locked) return <DeleteLocked />;
  return changed ? <AcceptChanges amount={amount} /> : <Pay amount={amount} />;
};
