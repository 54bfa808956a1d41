import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import css from './own-tickets.module.css';

const OpenWorth = lazy(async () => {
  const [{ OpenWorth }] = await Promise.all([import('./open-worth.tsx'), loadNamespaces('history')]);
  return { default: OpenWorth };
});

/** A player's way to his tickets where the slip is not next to the page: how many are open, and what they are worth now. */
export const OwnTickets = () => {
  const { t } = useTranslation();
  return (
    <Link to="/ticket_history" className={css.own}>
      {t('ticket.openTickets')}
      <span className={css.worth}>
        <Suspense fallback={null}>
          <OpenWorth />
        </Suspense>
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </Link>
  );
};
