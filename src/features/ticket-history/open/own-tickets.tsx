import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenWorth } from './open-worth.tsx';
import css from './own-tickets.module.css';

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
