import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../contract/http/casino.ts';
import { levelKey } from './texts.ts';
import css from './volatility.module.css';

const bars = [1, 2, 3, 4, 5];

/** Five bars; a word for screen readers. */
export const Volatility = ({ level }: { level: CasinoGame['volatility'] }) => {
  const { t } = useTranslation('casino');
  return (
    <span className={css.bars}>
      {bars.map((bar) => (
        <span key={bar} className={css.bar} data-on={bar <= level || undefined} />
      ))}
      <span className="visually-hidden">{t('volatility.of', { level: t(levelKey(level)), bars: level })}</span>
    </span>
  );
};
