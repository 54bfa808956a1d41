import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '../ui/late.tsx';
import { FoldHead } from './fold-head.tsx';
import styles from './star.module.css';
import { starIcon } from './star.tsx';

const EditFavourites = late(() => import('./edit-favourites.tsx'));

interface FavouritesHeadProps extends ComponentProps<typeof EditFavourites> {
  head: { count: number; folded: boolean };
  onFold(): void;
}

/** The head of the starred matches, which come before all leagues. */
export function FavouritesHead({ head, onFold, ...list }: FavouritesHeadProps) {
  const { t } = useTranslation('betting');
  return (
    <FoldHead
      title={t('favourites')}
      icon={<span className={styles.mark}>{starIcon}</span>}
      count={head.count}
      folded={head.folded}
      onFold={onFold}
    >
      <EditFavourites {...list} />
    </FoldHead>
  );
}
