import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isFreeBet } from '../../../domain/wallet/free-bet.ts';
import { useSession } from '../../running/machines.ts';
import { intoView } from '../../ui/into-view.ts';
import { CountedPages } from '../../ui/kit/counted-pages.tsx';
import tabs from '../../ui/tabs.module.css';
import css from './agency.module.css';
import { type AgencyPage, type AgencySearch, agencyChange } from './agency-search.ts';

interface Here {
  page: AgencyPage;
  search: AgencySearch;
}

/** Links to choose one of several lists; the choice is in the address under `key`. */
export const Choices = ({
  page,
  search,
  name,
  label,
  choices,
}: Here & {
  name: 'show' | 'state' | 'wallet';
  label: string;
  choices: readonly { value: string | number | undefined; words: string }[];
}) => (
  <nav className={`${tabs.tabs} ${css.choices}`} aria-label={label}>
    {choices.map(({ value, words }) => (
      <Link
        key={value ?? ''}
        to="/account/bonuses/affiliates/$page"
        params={{ page }}
        search={agencyChange(search, { [name]: value })}
        className={`${tabs.tab} ${css.choice}`}
        ref={search[name] === value ? intoView : undefined}
        data-chosen={search[name] === value}
        aria-current={search[name] === value ? 'page' : undefined}
        activeProps={{}}
        replace
        resetScroll={false}
      >
        {words}
      </Link>
    ))}
  </nav>
);

/** The wallet of the figures, for users with more than one. */
export const WalletChoice = ({ page, search }: Here) => {
  const { t } = useTranslation('agency');
  const wallets = useSession(({ context }) => context.wallets).filter(({ currency_id }) => !isFreeBet(currency_id));
  if (wallets.length < 2) return null;
  const choices = wallets.map(({ currency_id, currency }) => ({
    value: currency_id === 1 ? undefined : currency_id,
    words: currency,
  }));
  return <Choices page={page} search={search} name="wallet" label={t('wallet')} choices={choices} />;
};

const listTexts = {
  pages: 'list.pages',
  range: 'list.range',
  page: 'list.page',
  previous: 'list.previous',
  next: 'list.next',
} as const;

interface PagesProps extends Pick<Here, 'search'> {
  list: ComponentProps<typeof CountedPages>['list'];
}

export const Pages = ({ search, list }: PagesProps) => {
  const { t } = useTranslation('agency');
  return <CountedPages page={search.page} list={list} words={(key, values) => t(listTexts[key], values)} />;
};

/** The user that a list is about, and the link back to all. */
export const AboutOne = ({ page, search, name }: Here & { name: string }) => {
  const { t } = useTranslation('agency');
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={css.chip}
      aria-label={t('everybody', { name })}
      onClick={() =>
        void navigate({
          to: '/account/bonuses/affiliates/$page',
          params: { page },
          search: agencyChange(search, { user: undefined }),
          replace: true,
        })
      }
    >
      {name} <span aria-hidden>×</span>
    </button>
  );
};
