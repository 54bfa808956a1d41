import { IconTicket } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayer, useSlip, useTellPlayer } from '../../running/machines.ts';
import { lazyPart } from '../../ui/late.tsx';
import css from './mobile-footer.module.css';

const TicketOdd = lazyPart(() => import('../../features/betslip/ticket-odd.tsx'));

/** Opens the slip; shows its odd, once it is known how far a wallet caps it, and how many selections it holds. */
export const TicketButton = () => {
  const { t } = useTranslation();
  const tellPlayer = useTellPlayer();
  const open = useSlip(({ panelOpen }) => panelOpen);
  const count = useSlip(({ selections }) => selections.length);
  const known = usePlayer() !== null;
  const filled = count > 0;
  const icon = <IconTicket size={20} stroke={1.75} aria-hidden />;
  return (
    <button
      type="button"
      className={css.ticket}
      data-filled={filled}
      aria-label={filled ? undefined : t('ticket.open')}
      aria-expanded={open}
      aria-controls="ticket"
      onClick={() => tellPlayer({ type: 'panel.toggled' })}
    >
      {filled && known ? (
        <Suspense fallback={icon}>
          <span className={css.odd}>
            <TicketOdd />{' '}
          </span>
        </Suspense>
      ) : (
        icon
      )}
      <span className={css.count}>{filled ? `${t('ticket.label')} · ${count}` : t('ticket.label')}</span>
    </button>
  );
};
