import { IconClock, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AgencyUsers } from '../../../contract/http/agency.ts';
import type { DayClose, Office } from '../../../contract/http/agency-office.ts';
import { useUserCreationRef } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import { signedText } from '../../ui/signed-text.ts';
import css from './agency.module.css';
import type { AgencySearch } from './agency-search.ts';
import { TurnoverChart } from './charts.tsx';
import { DayOfFloat } from './day-of-float.tsx';
import { Choices, Pages, WalletChoice } from './list-tools.tsx';
import type { PressedCalls } from './pressed-calls.ts';
import { type ListedUser, UserTable } from './user-table.tsx';

interface OfficePageProps {
  search: AgencySearch;
  office: Office;
  close: DayClose;
  list: AgencyUsers;
  users: readonly ListedUser[];
  calls: PressedCalls;
}

/** An agent's own float and credit below, the day so far, and those below as a tree. */
export const OfficePage = ({ search, office, close, list, users, calls }: OfficePageProps) => {
  const { t } = useTranslation('agency');
  const creation = useUserCreationRef();
  const figures = [
    [t('float'), amountText(close.closing)],
    [t('creditBelow'), amountText(office.credit)],
    [t('stakesToday'), amountText(office.staked)],
    [t('resultToday'), signedText(office.staked - office.returned)],
  ] as const;
  const { agents, players } = office;
  const everybody = { all: agents + players, agents, players };
  const shows = [
    [undefined, 'shows.all', 'all'],
    ['agents', 'shows.agents', 'agents'],
    ['players', 'shows.players', 'players'],
  ] as const;
  return (
    <>
      <header className={css.figures}>
        <h1 className={css.title}>{t('pages.office')}</h1>
        <dl>
          {figures.map(([name, sum]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {sum} <small>{office.currency}</small>
              </dd>
            </div>
          ))}
        </dl>
        <WalletChoice page="office" search={search} />
      </header>
      <DayOfFloat close={close} />
      <section className={css.close} aria-label={t('turnover')}>
        <h2 className={css.caption}>
          {t('turnover')} <small>{t('turnoverDays')}</small>
        </h2>
        <TurnoverChart days={office.days} />
      </section>
      <section aria-label={t('belowMe')}>
        <div className={css.tools}>
          <h2 className={css.caption}>
            {t('belowMe')}{' '}
            <small>
              {t('agents', { count: office.agents })}, {t('players', { count: office.players })}
            </small>
          </h2>
          {office.waiting > 0 && (
            <Link
              to="/account/bonuses/affiliates/$page"
              params={{ page: 'users_review' }}
              search={{ show: 'waiting' }}
              className={css.waiting}
            >
              <IconClock size={16} stroke={1.75} aria-hidden />
              {t('shows.waiting')} {office.waiting}
            </Link>
          )}
          <Choices
            page="office"
            search={search}
            name="show"
            label={t('belowMe')}
            choices={shows.map(([value, words, count]) => ({
              value,
              words: `${t(words)} ${search.q === undefined ? everybody[count] : list.counts[count]}`,
            }))}
          />
          <button type="button" className={css.quiet} onClick={() => creation.send({ type: 'dialog.opened' })}>
            <IconUserPlus size={16} stroke={1.75} aria-hidden />
            {t('new')}
          </button>
        </div>
        {users.length === 0 ? (
          <p className={css.empty}>{t(search.q === undefined ? 'nobody' : 'nobodyFound')}</p>
        ) : (
          <>
            <UserTable page="office" search={search} users={users} tree unblocks calls={calls} />
            <Pages search={search} list={list} />
          </>
        )}
        <p className={css.note}>{t('neverShown')}</p>
      </section>
    </>
  );
};
