import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentsPage as Page } from '../../../contract/http/payment.ts';
import { Title } from '../../running/title.tsx';
import { ListPages } from '../../ui/kit/list-pages.tsx';
import frame from '../../ui/page.module.css';
import { PaymentList } from './payment-list.tsx';
import css from './payment-page.module.css';

interface PaymentsPageProps {
  page: number;
  payments: Page;
  /** What the player's agent pays out, where he has one. */
  payout: ReactNode;
}

/** Every deposit of the player's, also failed ones (spec section 2, payment). */
export const PaymentsPage = ({ page, payments, payout }: PaymentsPageProps) => {
  const { t } = useTranslation('payments');
  const { result, totalPages } = payments;
  return (
    <div className={frame.page} data-narrow="">
      <Title>{t('overview.title')}</Title>
      <h1 id="payments-title" className={frame.title}>
        {t('overview.title')}
      </h1>
      {payout}
      <section className={frame.section} aria-labelledby="payments-title">
        {result.length === 0 ? (
          <div className={css.message}>
            <h2 className={css.heading}>{t('overview.emptyTitle')}</h2>
            <p>{t('overview.emptyText')}</p>
            <Link to="/payin" className={css.action}>
              {t('title')}
            </Link>
          </div>
        ) : (
          <>
            <p className={css.lead}>{t('overview.lead')}</p>
            <PaymentList payments={result} />
          </>
        )}
        {totalPages > 1 && (
          <ListPages
            page={page}
            totalPages={totalPages}
            names={{ pages: t('overview.title'), previous: t('overview.previous'), next: t('overview.next') }}
          />
        )}
      </section>
    </div>
  );
};
