import { useOfferNames } from '../../i18n/markets.ts';
import { Flag } from '../flag.tsx';
import { FoldHead } from './fold-head.tsx';

interface LeagueHeadProps {
  head: { groupName: string; leagueName: string; count: number; folded: boolean };
  onFold(): void;
}

/** Names the league of the rows below. */
export function LeagueHead({ head, onFold }: LeagueHeadProps) {
  const names = useOfferNames();
  return (
    <FoldHead
      title={`${names.country(head.groupName)} · ${head.leagueName}`}
      icon={<Flag country={head.groupName} />}
      count={head.count}
      folded={head.folded}
      onFold={onFold}
    />
  );
}
