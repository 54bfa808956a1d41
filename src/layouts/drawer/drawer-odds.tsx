import { useTranslation } from 'react-i18next';
import { formatOdd, oddFormats } from '../../../domain/odds/odd-format.ts';
import { oddFormat } from '../../ui/odd-format.ts';
import css from './right-drawer.module.css';

const example = 2.5;
const names = {
  decimal: 'drawer.odds.decimal',
  fractional: 'drawer.odds.fractional',
  american: 'drawer.odds.american',
} as const;

/** How odds are written, each way with the same price. */
export const DrawerOdds = () => {
  const { t } = useTranslation();
  const chosen = oddFormat.use();
  return (
    <div className={css.part}>
      <h3 className={css.label}>{t('drawer.odds.title')}</h3>
      <div className={css.formats}>
        {oddFormats.map((format) => (
          <button
            key={format}
            type="button"
            className={css.language}
            aria-pressed={format === chosen}
            onClick={() => oddFormat.set(format)}
          >
            {t(names[format])} <span className={css.example}>{formatOdd(example, format)}</span>
          </button>
        ))}
      </div>
    </div>
  );
};
