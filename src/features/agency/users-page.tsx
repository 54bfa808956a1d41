import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type AgencyUsers, agencyShows } from '../../../contract/http/agency.ts';
import { useUserCreationRef } from '../../running/machines.ts';
import css from './agency.module.css';
import type { AgencySearch } from './agency-search.ts';
import { Choices, Pages, WalletChoice } from './list-tools.tsx';
import type { PressedCalls } from './pressed-calls.ts';
import { UserTable } from './user-table.tsx';

const showNames = {
  all: 'shows.all',
  agents: 'shows.agents',
  players: 'shows.players',
  waiting: 'shows.waiting',
  blocked: 'shows.blocked',
} as const;

interface UsersPageProps {
  search: AgencySearch;
  list: AgencyUsers;
  calls: PressedCalls;
}

/** Everybody below an agent, however deep, with what each has, was given and played. */
export const UsersPage = ({ search, list, calls }: UsersPageProps) => {
  const { t } = useTranslation('agency');
  const creation = useUserCreationRef();
  return (
    <>
      <div className={css.tools}>
        <h1 className={css.title}>{t('pages.users_review')}</h1>
        <Choices
          page="users_review"
          search={search}
          name="show"
          label={t('pages.users_review')}
          choices={agencyShows.map((show) => ({
            value: show === 'all' ? undefined : show,
            words: `${t(showNames[show])} ${list.counts[show]}`,
          }))}
        />
        <WalletChoice page="users_review" search={search} />
        <button type="button" className={css.quiet} onClick={() => creation.send({ type: 'dialog.opened' })}>
          <IconUserPlus size={16} stroke={1.75} aria-hidden />
          {t('new')}
        </button>
      </div>
      {list.total === 0 ? (
        <p className={css.empty}>{t(search.q === undefined ? 'nobody' : 'nobodyFound')}</p>
      ) : (
        <>
          <UserTable
            page="users_review"
            search={search}
            users={list.result.map((user) => ({ user, indent: 0 }))}
            tree={false}
            unblocks
            calls={calls}
          />
          <Pages search={search} list={list} />
        </>
      )}
    </>
  );
};
