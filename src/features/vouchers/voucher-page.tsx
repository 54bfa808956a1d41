import { IconPlus, IconTicket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type VoucherPage as Page, voucherStatuses } from '../../../contract/http/vouchers.ts';
import { pageSize } from '../../../domain/limits.ts';
import { useVoucherRef } from '../../running/machines.ts';
import { Title } from '../../running/title.tsx';
import { ListPages } from '../../ui/kit/list-pages.tsx';
import tabs from '../../ui/tabs.module.css';
import { VoucherList } from './voucher-list.tsx';
import css from './voucher-page.module.css';
import { type VoucherSearch, voucherSearch } from './voucher-search.ts';

/** Vouchers of a kind: after "All" in the plural. */
const shownTexts = { open: 'shown.open', used: 'shown.used', expired: 'shown.expired' } as const;

const Filters = ({ show }: VoucherSearch) => {
  const { t } = useTranslation('voucher');
  return (
    <nav className={`${tabs.tabs} ${css.filters}`} aria-label={t('filter')}>
      {([undefined, ...voucherStatuses] as const).map((status) => (
        <Link
          key={status ?? 'all'}
          to="/voucher_history"
          search={voucherSearch({ show: status })}
          className={`${tabs.tab} ${css.filter}`}
          data-chosen={status === show}
          aria-current={status === show ? 'page' : undefined}
          replace
        >
          {t(status === undefined ? 'all' : shownTexts[status])}
        </Link>
      ))}
    </nav>
  );
};

/** The player's vouchers, and the ways to make one and to use one. */
export const VoucherPage = ({ search, page }: { search: VoucherSearch; page: Page }) => {
  const { t } = useTranslation('voucher');
  const voucher = useVoucherRef();
  const shown = search.page ?? 1;
  const first = (shown - 1) * pageSize + 1;
  return (
    <div className={css.page}>
      <Title>{t('title')}</Title>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <div className={css.actions}>
          <button type="button" className={css.second} onClick={() => voucher.send({ type: 'useDialog.opened' })}>
            <IconTicket size={20} stroke={1.75} aria-hidden />
            {t('use')}
          </button>
          <button type="button" className={css.first} onClick={() => voucher.send({ type: 'createDialog.opened' })}>
            <IconPlus size={20} stroke={1.75} aria-hidden />
            {t('create')}
          </button>
        </div>
      </header>
      <section className={css.section} aria-label={t('title')}>
        <Filters {...search} />
        {page.total === 0 ? (
          <p className={css.empty}>{t(search.show === undefined ? 'empty' : 'emptyFilter')}</p>
        ) : (
          <>
            <VoucherList vouchers={page.result} />
            <ListPages
              page={shown}
              totalPages={page.totalPages}
              names={{
                pages: t('pages'),
                range: t('range', { first, last: first + page.result.length - 1, total: page.total }),
                previous: t('previous'),
                next: t('next'),
              }}
            />
          </>
        )}
      </section>
      <p className={css.terms}>{t('terms')}</p>
    </div>
  );
};
