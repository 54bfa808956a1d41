import { useTranslation } from 'react-i18next';
import { formatOdd, oddFormats } from '../../../domain/odds/odd-format.ts';
import { oddFormat } from '../../ui/odd-format.ts';
import { DrawerChoice } from './drawer-choice.tsx';
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
  return (
    <DrawerChoice title={t('drawer.odds.title')} values={oddFormats} chosen={oddFormat.use()} choose={oddFormat.set}>
      {(format) => (
        <>
          {t(names[format])} <span className={css.example}>{formatOdd(example, format)}</span>
        </>
      )}
    </DrawerChoice>
  );
};
