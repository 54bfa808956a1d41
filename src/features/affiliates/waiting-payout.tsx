import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { WaitingPayout as Waiting } from '../../../contract/http/affiliates.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { moneyText } from '../../ui/signed-text.ts';
import rows from './rows.module.css';
import { useAffiliateArea } from './use-affiliate-area.ts';

/** A payout that waits for the operator, and where it is followed from then on. */
export const WaitingPayout = ({ waiting, currency }: { waiting: Waiting; currency: string }) => {
  const { t } = useTranslation('affiliates');
  const area = useAffiliateArea();
  const { receipt, amount, requestedAt } = waiting;
  return (
    <>
      <p>
        {t('payout.waiting', {
          amount: `${moneyText(amount)} ${currency}`,
          receipt,
          date: stampText(requestedAt),
        })}
      </p>
      <Link
        to="/account/bonuses/affiliates/$page"
        params={{ page: 'user_settings' }}
        search={area}
        className={rows.link}
      >
        {t('payout.all')}
      </Link>
    </>
  );
};
