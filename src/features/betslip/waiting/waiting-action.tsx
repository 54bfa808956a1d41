import { IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { ownTicket } from '../../../../machines/ticket/own-ticket.ts';
import { useTicket } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import actions from '../slip-action.module.css';
import { PossibleWin } from '../stake/possible-win.tsx';
import { useWaitingFor } from './use-waiting-for.ts';
import css from './waiting-action.module.css';

/** The figures as they were sent, and a button with what is being waited for. */
export const WaitingAction = () => {
  const { t } = useTranslation('ticket');
  const own = useTicket(({ context }) => ownTicket(context));
  const emptied = useTicket(({ context }) => context.selections.length === 0);
  const waitingFor = useWaitingFor();
  const seconds = useTicket(({ context }) => context.secondsLeft);
  return (
    <>
      <div className={css.stake}>
        <span className={css.label}>{t('stake')}</span>
        <span className={css.amount}>
          {own && `${amountText(stakeInMajorUnits(own.agreedStake ?? own.stake))} ${walletName(own)}`}
        </span>
      </div>
      {!emptied && <PossibleWin />}
      <button type="button" className={actions.button} disabled>
        <IconLoader2 size={18} stroke={1.75} className={css.turning} aria-hidden />
        {waitingFor === 'waiting' ? t('waitingSeconds', { seconds }) : t(waitingFor)}
      </button>
      <p className={actions.hint}>{t('waitingHint')}</p>
    </>
  );
};
