import { useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import styles from './sidebar.module.css';
import type { SidebarAddress } from './sidebar-address.ts';

interface LeagueChoiceProps {
  league: SidebarSport['groupByCountries'][number]['leagues'][number];
  at: SidebarAddress;
}

/** A league to tick; the tick shows at once, the list follows when it is fetched. Plain because it is on a first page. */
export function LeagueChoice({ league, at }: LeagueChoiceProps) {
  const navigate = useNavigate();
  const names = useOfferNames();
  const [ticked, tick] = useOptimistic(at.leagues.includes(league.leagueId));
  const choose = (checked: boolean) =>
    startTransition(async () => {
      tick(checked);
      await navigate({ to: at.to, search: (before) => at.withLeague(before, league.leagueId, checked) });
    });
  return (
    <label className={styles.league}>
      <input
        type="checkbox"
        className={styles.box}
        checked={ticked}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <span className={styles.name}>{names.league(league.league)}</span>
      <span className={styles.count}>{league.eventsCount}</span>
    </label>
  );
}
