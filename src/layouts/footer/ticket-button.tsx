import { IconTicket } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { combinedOdd } from '../../../domain/ticket/combined-odd.ts';
import { usePlayer, useSlip, useTellPlayer } from '../../running/machines.ts';
import { useOddText } from '../../ui/odd-format.ts';
import css from './mobile-footer.module.css';

const TicketOdd = lazy(async () => ({
  default: (await import('../../features/betslip/ticket-odd.tsx')).TicketOdd,
}));

/** Opens the slip; shows its combined odd and how many selections it holds. */
export const TicketButton = () => {
  const { t } = useTranslation();
  const oddText = useOddText();
  const tellPlayer = useTellPlayer();
  const open = useSlip(({ panelOpen }) => panelOpen);
  const count = useSlip(({ selections }) => selections.length);
  const known = usePlayer() !== null;
  const odd = oddText(useSlip(({ selections }) => combinedOdd(selections.map((selection) => selection.odd))));
  return (
    <button
      type="button"
      className={css.ticket}
      data-filled={count > 0}
      aria-label={count > 0 ? undefined : t('ticket.open')}
      aria-expanded={open}
      aria-controls="ticket"
      onClick={() => tellPlayer({ type: 'panel.toggled' })}
    >
      {count > 0 ? (
        <span className={css.odd}>
          <Suspense fallback={odd}>{known ? <TicketOdd /> : odd}</Suspense>{' '}
        </span>
      ) : (
        <IconTicket size={20} stroke={1.75} aria-hidden />
      )}
      <span className={css.count}>{count > 0 ? `${t('ticket.label')} · ${count}` : t('ticket.label')}</span>
    </button>
  );
};
