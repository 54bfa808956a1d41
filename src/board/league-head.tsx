import type { SportCode } from '../../contract/entities/sport.ts';
import type { FavouritePage } from '../../domain/offer/favourites.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { Flag } from '../ui/flag.tsx';
import { FoldHead } from './fold-head.tsx';
import { Star } from './star.tsx';

interface LeagueHeadProps {
  head: { leagueId: string; groupName: string; leagueName: string; count: number; folded: boolean };
  page: FavouritePage;
  sport: SportCode;
  onFold?: (() => void) | undefined;
}

export function LeagueHead({ head, page, sport, onFold }: LeagueHeadProps) {
  const names = useOfferNames();
  const title = `${names.country(head.groupName)} · ${names.league(head.leagueName)}`;
  return (
    <FoldHead
      title={title}
      icon={<Flag country={head.groupName} />}
      count={head.count}
      folded={head.folded}
      onFold={onFold}
    >
      <Star favourite={{ page, kind: 'favorite_leagues', sport, id: head.leagueId }} label={names.favourite(title)} />
    </FoldHead>
  );
}
