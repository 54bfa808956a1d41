import { useTranslation } from 'react-i18next';
import { reofferSeconds } from '../../../../domain/limits.ts';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { useReoffer } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import { CountdownRing } from '../waiting/countdown-ring.tsx';
import css from '../waiting/ticket-progress.module.css';

interface OfferedProgressProps {
  titleId?: string;
  textId?: string;
}

/** What is offered instead of the ticket, and for how long. */
export const OfferedProgress = ({ titleId, textId }: OfferedProgressProps) => {
  const { t } = useTranslation(['ticket', 'slip']);
  const offer = useReoffer(({ context }) => context.offer);
  const seconds = useReoffer(({ context }) => context.secondsLeft);
  const amount = offer ? `${amountText(stakeInMajorUnits(offer.stake))} ${walletName(offer)}` : '';
  return (
    <div className={css.head}>
      <CountdownRing seconds={seconds} of={reofferSeconds} />
      <div>
        <h3 id={titleId} className={css.title}>
          {t(offer?.kind === 'reoffer' ? 'ReofferTitle' : 'OddChangeTitle')}
        </h3>
        <p className={css.text}>
          <span id={textId}>
            {offer?.kind === 'reoffer' ? t('reofferMost', { ns: 'slip', amount }) : t('ticketRejectedOddsChanged')}
          </span>{' '}
          {seconds <= 5 && <strong className={css.last}>{t('secondsLeft', { count: seconds })}</strong>}
        </p>
      </div>
    </div>
  );
};
