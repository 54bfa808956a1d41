import { useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import type { SidebarSport } from '../../../../contract/entities/offer.ts';
import { withLeague } from '../betting-search.ts';
import styles from './sidebar.module.css';

interface LeagueChoiceProps {
  league: SidebarSport['groupByCountries'][number]['leagues'][number];
  chosen: boolean;
}

/** A league to tick; the tick stands at once, the list follows when it is fetched. */
export function LeagueChoice({ league, chosen }: LeagueChoiceProps) {
  const navigate = useNavigate({ from: '/betting' });
  const [ticked, tick] = useOptimistic(chosen);
  const choose = (checked: boolean) =>
    startTransition(async () => {
      tick(checked);
      await navigate({ to: '/betting', search: (before) => withLeague(before, league.leagueId, checked) });
    });
  return (
    <label className={styles.league}>
      <input
        type="checkbox"
        className={styles.box}
        checked={ticked}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <span className={styles.name}>{league.league}</span>
      <span className={styles.count}>{league.eventsCount}</span>
    </label>
  );
}
