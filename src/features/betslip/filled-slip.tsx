import { useTicket } from '../../running/use-ticket.ts';
import css from './bet-slip.module.css';
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
  const refused = useTicket((state) => state.matches('refused'));
  return (
    <>
      <div className={css.content} inert={refused}>
        <SlipHead />
        {waiting && <TicketProgress />}
        <Selections />
        <div className={css.foot}>
          <SlipSummary />
          {!waiting && <StakeBox />}
          {waiting ? <WaitingAction /> : <SlipAction />}
        </div>
      </div>
      {refused && <SlipRefusal />}
    </>
  );
};
