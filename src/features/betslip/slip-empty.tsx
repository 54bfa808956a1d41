import { IconTicket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { nextBonus } from '../../../domain/ticket/next-bonus.ts';
import { useSite } from '../../running/machines.ts';
import { useOddText } from '../../ui/odd-format.ts';
import css from './slip-empty.module.css';

export const SlipEmpty = () => {
  const { t } = useTranslation('ticket');
  const oddText = useOddText();
  const settings = useSite(({ context }) => context.site.settings);
  const bonus = nextBonus([], settings);
  return (
    <div className={css.empty}>
      <IconTicket size={24} stroke={1.75} className={css.icon} aria-hidden />
      <div>
        <p className={css.title}>{t('emptyTitle')}</p>
        <p className={css.text}>
          {t('emptyText')} {bonus && t('emptyBonus', { count: bonus.needed, odd: oddText(bonus.minOdd) })}
        </p>
        <Link to="/shared_slip" className={css.shared}>
          {t('openShared')}
        </Link>
      </div>
    </div>
  );
};
