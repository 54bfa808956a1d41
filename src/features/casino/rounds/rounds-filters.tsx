import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownDays } from '../../../i18n/dates/calendar.ts';
import { useSession } from '../../../running/machines.ts';
import styles from '../../../ui/kit/filters/filters.module.css';
import { FiltersFrame } from '../../../ui/kit/filters/filters-frame.tsx';
import { WalletChoice } from '../../../ui/kit/filters/wallet-choice.tsx';
import { SelectField } from '../../../ui/kit/select-field.tsx';
import { type RoundsSearch, roundsChange, roundsQueryOf } from './rounds-search.ts';

interface RoundsFiltersProps {
  search: RoundsSearch;
  games: readonly { game_code: string; name: string }[];
}

/** Which rounds are shown; every choice is part of the address. */
export const RoundsFilters = ({ search, games }: RoundsFiltersProps) => {
  const { t } = useTranslation('casino');
  const navigate = useNavigate();
  const wallets = useSession(({ context }) => context.wallets);
  const change = (values: { [Key in keyof RoundsSearch]?: unknown }) =>
    void navigate({ to: '/account/rounds', search: roundsChange(search, values), replace: true });
  const { from = '', to = '' } = roundsQueryOf(search, new Date(), '');
  return (
    <FiltersFrame
      names={{
        filters: t('rounds.filters'),
        reset: t('rounds.reset'),
        date: t('rounds.date'),
        from: t('rounds.from'),
        to: t('rounds.to'),
      }}
      to="/account/rounds"
      days={shownDays({ from, to }, new Date())}
      onDays={change}
    >
      <fieldset className={styles.group}>
        <legend>{t('rounds.game')}</legend>
        <SelectField
          size="xs"
          aria-label={t('rounds.game')}
          value={search.title ?? ''}
          onChange={(event) => change({ title: event.currentTarget.value })}
        >
          <option value="">{t('rounds.everyGame')}</option>
          {games.map(({ game_code, name }) => (
            <option key={game_code} value={game_code}>
              {name}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <WalletChoice
        names={{ wallet: t('rounds.wallet'), every: t('rounds.everyWallet') }}
        wallets={wallets}
        chosen={search.wallet}
        onChoose={(wallet) => change({ wallet })}
      />
    </FiltersFrame>
  );
};
