import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from './print-button.module.css';

export const PrintButton = () => {
  const { t } = useTranslation('info');
  return (
    <button type="button" className={css.print} onClick={() => window.print()}>
      <IconPrinter size={18} stroke={1.75} aria-hidden />
      {t('documents.print')}
    </button>
  );
};
