import { IconStarFilled } from '@tabler/icons-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { type KnownMatch, liveFavouritesCount } from '../../../domain/offer/live-favourites-count.ts';
import { useFavourites } from '../../offer/favourites-desk.ts';
import { useOffer } from '../../offer/offer-context.tsx';
import { useTopicIds } from '../../offer/use-topic.ts';
import styles from './live-bar.module.css';
import { isListed } from './live-items.ts';

function Count({ counts, known }: { counts: SidebarSport; known: readonly KnownMatch[] }) {
  const { t } = useTranslation('betting');
  const count = liveFavouritesCount(useFavourites(), counts, known);
  if (count === 0) return null;
  return (
    <span className={styles.starred} role="img" aria-label={`${t('favourites')} ${count}`}>
      <IconStarFilled size={10} aria-hidden="true" />
      {count}
    </span>
  );
}

function OfList({ counts, list }: { counts: SidebarSport; list: string }) {
  const { records } = useOffer().topic(list);
  const listed = useTopicIds(list)
    .flatMap((id) => records.get(id) ?? [])
    .filter((record) => isListed(record, counts.sport));
  return <Count counts={counts} known={listed.map(({ head }) => head)} />;
}

interface StarredProps {
  counts: SidebarSport;
  /** The feed's name of the sport's list where it is the one that is shown. */
  list: string | null;
  /** Of every sport, as the server found them when the page was opened. */
  favourites: Promise<readonly Match[]>;
}

/** How many of the player's favourites a sport has in play. */
export default function Starred({ counts, list, favourites }: StarredProps) {
  return list === null ? <Count counts={counts} known={use(favourites)} /> : <OfList counts={counts} list={list} />;
}
