import { IconBuildingStore, IconChevronRight, IconReceipt2, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AgencySort, AgencyUser } from '../../../contract/http/agency.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useCreditTransfer, useCreditTransferRef } from '../../running/machines.ts';
import { usePress } from '../../running/use-press.ts';
import { amountText } from '../../ui/amount-text.ts';
import { signedText } from '../../ui/signed-text.ts';
import { SortedHead } from '../../ui/sorted-head.tsx';
import agency from './agency.module.css';
import { type AgencyPage, type AgencySearch, agencyChange, openIn, withOpen } from './agency-search.ts';
import { type PressedCalls, pressTexts } from './pressed-calls.ts';
import { useKindOf } from './use-kind-of.ts';
import css from './user-table.module.css';
import { WaitingPayouts } from './waiting-payouts.tsx';

/** A user in a list; `indent` is the depth of his row in the open tree. */
export interface ListedUser {
  user: AgencyUser;
  indent: number;
}

interface UserTableProps {
  page: AgencyPage;
  search: AgencySearch;
  users: readonly ListedUser[];
  /** Agents' rows open to those right below them. */
  tree: boolean;
  /** Without it a blocked user's row offers his credit like any other: the page itself unblocks him. */
  unblocks: boolean;
  calls: PressedCalls;
}

/** Columns that a list is sorted by. */
const sortNames = { name: 'sorts.name', credit: 'sorts.credit', seen: 'sorts.seen', joined: 'sorts.joined' } as const;

const Head = ({ field, page, search }: { field: AgencySort; page: AgencyPage; search: AgencySearch }) => {
  const { t } = useTranslation('agency');
  const sorted = (search.sort ?? 'name') === field;
  const rising = (field === 'name') !== (search.up === true);
  // Whoever was searched for, and one alone, come in no order.
  if (page === 'user_settings') {
    return (
      <th scope="col" className={field === 'name' ? undefined : css.figure}>
        {t(sortNames[field])}
      </th>
    );
  }
  return (
    <SortedHead
      order={sorted ? (rising ? 'ascending' : 'descending') : null}
      className={field === 'name' ? undefined : css.figure}
      name={t(sortNames[field])}
      press={(name) => (
        <Link
          to="/account/bonuses/affiliates/$page"
          params={{ page }}
          search={agencyChange(search, { sort: field, up: sorted && search.up !== true })}
          replace
          resetScroll={false}
          className={css.sort}
        >
          {name}
        </Link>
      )}
    />
  );
};

const personOf = ({ userId, username, isAgent, parent, openTickets, below }: AgencyUser) => ({
  userId,
  username,
  isAgent,
  parent: parent.username,
  openTickets,
  players: below.players,
});

interface MainButtonProps extends Pick<UserTableProps, 'calls' | 'unblocks'> {
  user: AgencyUser;
  wallet: AgencyUser['wallets'][number] | undefined;
}

/** What a row is there for: credit, and to unblock who is blocked. One button, so that the focus outlives the change. */
const MainButton = ({ user, wallet, calls, ...props }: MainButtonProps) => {
  const { t } = useTranslation('agency');
  const transfer = useCreditTransferRef();
  const { userId, username: name } = user;
  const { problem, press } = usePress(() => calls.setBlocked(userId, false));
  const unblocks = user.blocked && props.unblocks;
  const openTransfer = () => {
    if (!wallet) return;
    const { currency_id, currency, wallet_0: credit, wallet_1: bonus } = wallet;
    const waiting = user.payouts.find((payout) => payout.currency_id === currency_id);
    const setAside = waiting?.amount ?? 0;
    transfer.send({
      type: 'transfer.opened',
      receiver: { ...personOf(user), currency_id, currency, credit, bonus, setAside, payout: null },
    });
  };
  return (
    <form action={press} className={css.main}>
      <button
        type={unblocks ? 'submit' : 'button'}
        className={css.credit}
        aria-label={t(unblocks ? 'unblockOf' : 'creditOf', { name })}
        disabled={!unblocks && !wallet}
        onClick={unblocks ? undefined : openTransfer}
      >
        {t(unblocks ? 'unblock' : 'credit')}
      </button>
      <span role="alert">{problem && t(pressTexts[problem])}</span>
    </form>
  );
};

const Row = (props: Omit<UserTableProps, 'users'> & ListedUser) => {
  const { page, search, user, indent, tree, unblocks, calls } = props;
  const { t } = useTranslation('agency');
  const chosen = useCreditTransfer(
    (state) => !state.matches('aside') && state.context.receiver?.userId === user.userId,
  );
  const currencyId = search.wallet ?? 1;
  const wallet = user.wallets.find(({ currency_id }) => currency_id === currencyId);
  const sums = user.sums.find(({ currency_id }) => currency_id === currencyId);
  const credit = wallet ? wallet.wallet_0 + wallet.wallet_1 : 0;
  const open = tree && openIn(search).includes(user.userId);
  const Icon = user.isAgent ? IconBuildingStore : IconUser;
  const kind = useKindOf()(personOf(user));
  const opens = tree && user.isAgent && user.below.agents + user.below.players > 0;
  return (
    <tr className={css.row} data-chosen={chosen} style={{ '--indent': indent } as object}>
      <td className={css.who}>
        {opens ? (
          <Link
            to="/account/bonuses/affiliates/$page"
            params={{ page }}
            search={withOpen(search, user.userId)}
            replace
            resetScroll={false}
            className={css.fold}
            aria-expanded={open}
            aria-label={t('below', { name: user.username })}
            role="button"
          >
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </Link>
        ) : (
          tree && <span className={css.fold} />
        )}
        <Icon size={18} stroke={1.75} aria-hidden className={css.icon} />
        <span className={agency.words}>
          <span className={agency.username}>{user.username}</span>
          <span className={agency.kind} data-blocked={user.blocked}>
            {user.blocked ? `${t('blocked')} · ${kind}` : kind}
          </span>
        </span>
      </td>
      <td className={css.figure} data-name={t('sorts.credit')} data-main>
        {amountText(credit)}
      </td>
      <td className={css.figure} data-name={t('givenToday')} data-zero={!sums?.givenToday}>
        {amountText(sums?.givenToday ?? 0)}
      </td>
      <td className={css.figure} data-name={t('takenToday')} data-zero={!sums?.takenToday}>
        {amountText(sums?.takenToday ?? 0)}
      </td>
      {!tree && (
        <td className={css.figure} data-name={t('turnover30')} data-zero={!sums?.staked}>
          {amountText(sums?.staked ?? 0)}
        </td>
      )}
      <td className={css.figure} data-name={t('result30')} data-zero={!sums?.staked}>
        {signedText((sums?.returned ?? 0) - (sums?.staked ?? 0))}
      </td>
      <td className={css.figure} data-name={t('sorts.seen')}>
        {user.seenAt ? stampText(user.seenAt) : t('notLately')}
      </td>
      <td className={css.does}>
        <MainButton user={user} wallet={wallet} unblocks={unblocks} calls={calls} />
        <Link
          to="/account/bonuses/affiliates/$page"
          params={{ page: 'tickets' }}
          search={{ user: user.userId }}
          className={agency.more}
          aria-label={t('ticketsOf', { name: user.username })}
        >
          <IconReceipt2 size={18} stroke={1.75} aria-hidden />
        </Link>
        <Link
          to="/account/bonuses/affiliates/$page"
          params={{ page: 'user_settings' }}
          search={{ user: user.userId }}
          className={agency.more}
          aria-label={t('settingsOf', { name: user.username })}
        >
          <IconSettings size={18} stroke={1.75} aria-hidden />
        </Link>
      </td>
      {user.payouts.length > 0 && (
        <td className={css.payouts}>
          <WaitingPayouts user={user} person={personOf(user)} declinePayout={calls.declinePayout} />
        </td>
      )}
    </tr>
  );
};

/** Those below an agent: a table, and cards where it has no room. */
export const UserTable = ({ users, ...shown }: UserTableProps) => {
  const { t } = useTranslation('agency');
  const { page, search, tree } = shown;
  const head = { page, search };
  return (
    <table className={css.table} data-tree={tree}>
      <thead>
        <tr className={css.head}>
          <Head {...head} field="name" />
          <Head {...head} field="credit" />
          <th scope="col" className={css.figure}>
            {t('givenToday')}
          </th>
          <th scope="col" className={css.figure}>
            {t('takenToday')}
          </th>
          {!tree && (
            <th scope="col" className={css.figure}>
              {t('turnover30')}
            </th>
          )}
          <th scope="col" className={css.figure}>
            {t('result30')}
          </th>
          <Head {...head} field="seen" />
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map(({ user, indent }) => (
          <Row key={user.userId} {...shown} user={user} indent={indent} />
        ))}
      </tbody>
    </table>
  );
};
