import { Link, useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { movementKinds } from '../../../contract/entities/movement.ts';
import { useSession } from '../../running/use-session.ts';
import { DayField } from '../../ui/filters/day-field.tsx';
import styles from '../../ui/filters/filters.module.css';
import { walletName } from '../../ui/wallet-name.ts';
import { kindNames } from './kind-names.ts';
import { daysOf, kindsOf, type TransactionsSearch, transactionsChange } from './transactions-search.ts';

/** Which movements are shown. Every choice is part of the address, and shown at once: the list follows. */
export const TransactionsFilters = ({ search: shown }: { search: TransactionsSearch }) => {
  const { t } = useTranslation('transactions');
  const navigate = useNavigate();
  const wallets = useSession(({ context }) => context.wallets);
  const [search, choose] = useOptimistic(shown);
  const days = daysOf(search, new Date());
  const chosen = kindsOf(search);
  const change = (values: { [Key in keyof TransactionsSearch]?: unknown }) =>
    startTransition(async () => {
      const next = transactionsChange(search, values);
      choose(next);
      await navigate({ to: '/account/transactions', search: next, replace: true });
    });
  return (
    <div className={styles.filters}>
      <div className={styles.head}>
        <h2>{t('filters')}</h2>
        <Link to="/account/transactions" search={{}} replace className={styles.reset}>
          {t('reset')}
        </Link>
      </div>
      <fieldset className={styles.group}>
        <legend>{t('date')}</legend>
        <div className={styles.pair}>
          <DayField label={t('from')} day={days.from} onDay={(from) => change({ from })} />
          <DayField label={t('to')} day={days.to} onDay={(to) => change({ to })} />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('wallet')}</legend>
        <select
          className={styles.field}
          aria-label={t('wallet')}
          value={search.wallet ?? ''}
          onChange={(event) => change({ wallet: event.currentTarget.value })}
        >
          <option value="">{t('everyWallet')}</option>
          {wallets.map((wallet) => (
            <option key={wallet.currency_id} value={wallet.currency_id}>
              {walletName(wallet)}
            </option>
          ))}
        </select>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('kind')}</legend>
        {movementKinds.map((kind) => (
          <label key={kind} className={styles.facet}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={({ currentTarget: { checked } }) => {
                const others = chosen.filter((one) => one !== kind);
                change({ kind: (checked ? [...others, kind] : others).join('~') });
              }}
            />
            <span>{t(kindNames[kind])}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
};
