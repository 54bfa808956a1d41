import { useTranslation } from 'react-i18next';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { isStakeLowered, ownTicket } from '../../../../machines/ticket/own-ticket.ts';
import { useReoffer, useTicket } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import { PossibleWin } from '../stake/possible-win.tsx';
import css from './offered-action.module.css';
import { OfferedButtons } from './offered-buttons.tsx';

/** The figures of the offer, and confirm and reject. */
export const OfferedAction = () => {
  const { t } = useTranslation('ticket');
  const own = useTicket(({ context }) => ownTicket(context));
  const stake = useTicket(({ context }) => context.stake) ?? 0;
  const lowered = useTicket(({ context }) => isStakeLowered(context));
  const seconds = useReoffer(({ context }) => context.secondsLeft);
  if (!own) return null;
  const amount = `${amountText(stakeInMajorUnits(stake))} ${walletName(own)}`;
  return (
    <>
      <div className={css.stake}>
        <span className={css.label}>{t('stake')}</span>
        {lowered && (
          <s className={css.before}>
            <span className="visually-hidden">{t('oddBefore')} </span>
            {amountText(stakeInMajorUnits(own.stake))}
          </s>
        )}
        <span className={css.amount} data-lowered={lowered}>
          {amount}
        </span>
      </div>
      <PossibleWin />
      <OfferedButtons accept={t('acceptSeconds', { amount, seconds })} />
    </>
  );
};
