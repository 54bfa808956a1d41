import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { useSlipFilled } from '../../running/machines.ts';
import { openTicketsShown } from '../remembered.ts';
import css from './open-tickets.module.css';

const OpenTickets = lazy(async () => {
  const [part] = await Promise.all([
    import('../../features/ticket-history/open/open-tickets.tsx'),
    loadNamespaces('history', 'errors'),
  ]);
  return { default: part.OpenTickets };
});

/** Below the slip of a player: what he has in play. No more than its label is loaded before it is opened. */
export const OpenTicketsSection = () => {
  const { t } = useTranslation();
  const filled = useSlipFilled();
  const shown = openTicketsShown.use();
  const Chevron = shown ? IconChevronDown : IconChevronUp;
  return (
    <section className={css.section} data-filled={filled} aria-label={t('ticket.openTickets')}>
      <button
        type="button"
        className={css.head}
        aria-expanded={shown}
        aria-controls="open-tickets"
        onClick={() => openTicketsShown.set(!shown)}
      >
        {t('ticket.openTickets')}
        <Chevron size={16} stroke={1.75} aria-hidden />
      </button>
      <div id="open-tickets" className={css.content}>
        {shown && (
          <Suspense fallback={null}>
            <OpenTickets />
          </Suspense>
        )}
      </div>
    </section>
  );
};
