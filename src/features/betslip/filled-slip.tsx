import { useTicket } from '../../running/use-ticket.ts';
import css from './bet-slip.module.css';
import { OfferedAction } from './offered/offered-action.tsx';
import { OfferedProgress } from './offered/offered-progress.tsx';
import { Selections } from './selections/selections.tsx';
import { SlipAction } from './slip-action.tsx';
import { SlipHead } from './slip-head.tsx';
import { SlipRefusal } from './slip-refusal.tsx';
import { SlipSummary } from './slip-summary.tsx';
import { StakeBox } from './stake/stake-box.tsx';
import { TicketProgress } from './waiting/ticket-progress.tsx';
import { WaitingAction } from './waiting/waiting-action.tsx';

/** A slip with selections. The list scrolls; what is below it never does (look, The slip). */
export const FilledSlip = () => {
  const waiting = useTicket((state) => state.hasTag('waiting'));
  const offered = useTicket((state) => state.matches({ waiting: 'offered' }));
  const emptied = useTicket(({ context }) => context.selections.length === 0);
  const refused = useTicket((state) => state.matches('refused'));
  return (
    <>
      <div className={css.content} inert={refused}>
        <SlipHead />
        {offered ? <OfferedProgress /> : waiting && <TicketProgress />}
        {!emptied && <Selections />}
        <div className={css.foot}>
          {!emptied && <SlipSummary />}
          {!waiting && <StakeBox />}
          {offered ? <OfferedAction /> : waiting ? <WaitingAction /> : <SlipAction />}
        </div>
      </div>
      {refused && <SlipRefusal />}
    </>
  );
};
