import { useTranslation } from 'react-i18next';
import type { PendingTicket } from '../../../../contract/storage/slip.ts';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { ownTicket } from '../../../../machines/ticket/own-ticket.ts';
import { useTicket } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import { CountdownRing } from './countdown-ring.tsx';
import css from './ticket-progress.module.css';
import { TicketSteps } from './ticket-steps.tsx';
import { useWaitingFor } from './use-waiting-for.ts';

const checkingText = ({ answer }: PendingTicket) =>
  answer ? (answer.accepted ? 'offerAccepted' : 'offerRejected') : 'ticketTimeout';

/** What is happening to a ticket that was sent, and to its stake. */
export const TicketProgress = () => {
  const { t } = useTranslation('ticket');
  const own = useTicket(({ context }) => ownTicket(context));
  const waitingFor = useWaitingFor();
  const seconds = useTicket(({ context }) => context.secondsLeft);
  if (!own) return null;
  const amount = `${amountText(stakeInMajorUnits(own.agreedStake ?? own.stake))} ${walletName(own)}`;
  const whole = own.wait / 1000;
  const awaiting = waitingFor === 'waiting';
  const checking = waitingFor === 'checking' || waitingFor === 'answering';
  return (
    <>
      <div className={css.head}>
        <CountdownRing seconds={awaiting ? seconds : checking ? null : whole} of={whole} />
        <div>
          <h3 className={css.title}>
            <span role="status">{t(waitingFor)}</span>
          </h3>
          <p className={css.text}>
            {checking ? t(checkingText(own), { amount }) : t('reserved', { amount, count: awaiting ? seconds : whole })}{' '}
            {awaiting && seconds <= 5 && <strong className={css.last}>{t('secondsLeft', { count: seconds })}</strong>}
          </p>
        </div>
      </div>
      <TicketSteps ticket={own} />
    </>
  );
};
