import { useTranslation } from 'react-i18next';
import { FoldHead } from './fold-head.tsx';
import styles from './star.module.css';
import { starIcon } from './star.tsx';

interface FavouritesHeadProps {
  head: { count: number; folded: boolean };
  onFold(): void;
}

/** Stands above the starred matches, which come before all leagues. */
export function FavouritesHead({ head, onFold }: FavouritesHeadProps) {
  const { t } = useTranslation('betting');
  return (
    <FoldHead
      title={t('favourites')}
      icon={<span className={styles.mark}>{starIcon}</span>}
      count={head.count}
      folded={head.folded}
      onFold={onFold}
    />
  );
}
