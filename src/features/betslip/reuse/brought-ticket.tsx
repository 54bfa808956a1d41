import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReusedSlip } from '../../../../contract/http/shared-slip.ts';
import { isStillOpen } from '../../../../domain/ticket/reused-slip.ts';
import { useReuseRef, useTicket } from '../../../running/machines.ts';
import css from './brought-ticket.module.css';
import { ReusedList } from './reused-list.tsx';

interface BroughtTicketProps {
  /** The ticket's name in an affiliate's list. */
  ticketId: string;
  slip: ReusedSlip;
}

/** A ticket of a player whom an affiliate brought: its selections at the odds of now, and their way to the slip. */
export const BroughtTicket = ({ ticketId, slip }: BroughtTicketProps) => {
  const { t } = useTranslation(['reuse', 'slip']);
  const reuse = useReuseRef();
  const waiting = useTicket((state) => state.hasTag('waiting'));
  const replaced = useTicket(({ context }) => context.selections.length);
  const some = slip.selections.some(isStillOpen);
  const problem = some ? waiting && t('slip:answerFirst') : t('noneOpen');
  return (
    <div className={css.ticket}>
      <ReusedList slip={slip} />
      <div className={css.does}>
        <button
          type="button"
          className={css.copy}
          disabled={!some || waiting}
          onClick={() => reuse.send({ type: 'ticket.reused', owner: 'brought', ticketId, withStake: false, replaced })}
        >
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t('copy')}
        </button>
        {problem && <p className={css.problem}>{problem}</p>}
      </div>
    </div>
  );
};
