import { useTranslation } from 'react-i18next';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { ownTicket } from '../../../../machines/ticket/own-ticket.ts';
import { useReoffer, useReofferRef, useTicket } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import actions from '../slip-action.module.css';
import css from './offered-action.module.css';

/** The two answers to an offer, in the dialog and on the slip, and what no answer means. */
export const OfferedButtons = ({ accept }: { accept: string }) => {
  const { t } = useTranslation('ticket');
  const reoffer = useReofferRef();
  const asking = useReoffer((state) => state.can({ type: 'offer.accepted' }));
  const own = useTicket(({ context }) => ownTicket(context));
  return (
    <>
      <div className={css.buttons}>
        <button
          type="button"
          className={css.decline}
          disabled={!asking}
          onClick={() => reoffer.send({ type: 'offer.declined' })}
        >
          {t('ReofferDecline')}
        </button>
        <button
          type="button"
          className={actions.button}
          disabled={!asking}
          onClick={() => reoffer.send({ type: 'offer.accepted' })}
        >
          {accept}
        </button>
      </div>
      <p className={`${actions.hint} ${actions.centred}`}>
        {own && t('offerHint', { amount: `${amountText(stakeInMajorUnits(own.stake))} ${walletName(own)}` })}
      </p>
    </>
  );
};
