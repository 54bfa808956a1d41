import { useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { movementKinds } from '../../../contract/entities/movement.ts';
import { shownDays } from '../../i18n/dates/calendar.ts';
import { useSession } from '../../running/machines.ts';
import { Facet } from '../../ui/kit/filters/facet.tsx';
import styles from '../../ui/kit/filters/filters.module.css';
import { FiltersFrame } from '../../ui/kit/filters/filters-frame.tsx';
import { WalletChoice } from '../../ui/kit/filters/wallet-choice.tsx';
import { kindNames } from './kind-names.ts';
import { kindsOf, type TransactionsSearch, transactionsChange } from './transactions-search.ts';

/** Which movements are shown. Every choice is part of the address, and shown at once: the list follows. */
export const TransactionsFilters = ({ search: shown }: { search: TransactionsSearch }) => {
  const { t } = useTranslation('transactions');
  const navigate = useNavigate();
  const wallets = useSession(({ context }) => context.wallets);
  const [search, choose] = useOptimistic(shown);
  const chosen = kindsOf(search);
  const change = (values: { [Key in keyof TransactionsSearch]?: unknown }) =>
    startTransition(async () => {
      const next = transactionsChange(search, values);
      choose(next);
      await navigate({ to: '/account/transactions', search: next, replace: true });
    });
  return (
    <FiltersFrame
      names={{ filters: t('filters'), reset: t('reset'), date: t('date'), from: t('from'), to: t('to') }}
      to="/account/transactions"
      days={shownDays(search, new Date())}
      onDays={change}
    >
      <WalletChoice
        names={{ wallet: t('wallet'), every: t('everyWallet') }}
        wallets={wallets}
        chosen={search.wallet}
        onChoose={(wallet) => change({ wallet })}
      />
      <fieldset className={styles.group}>
        <legend>{t('kind')}</legend>
        {movementKinds.map((kind) => (
          <Facet
            key={kind}
            name={t(kindNames[kind])}
            checked={chosen.includes(kind)}
            onCheck={(checked) => {
              const others = chosen.filter((one) => one !== kind);
              change({ kind: (checked ? [...others, kind] : others).join('~') });
            }}
          />
        ))}
      </fieldset>
    </FiltersFrame>
  );
};
