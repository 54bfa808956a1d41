import { groupsOf } from '../../../domain/ticket/slip-system.ts';
import { useTicket } from '../../running/machines.ts';
import css from './bet-slip.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { OfferedAction } from './offered/offered-action.tsx';
import { OfferedProgress } from './offered/offered-progress.tsx';
import { Selections } from './selections/selections.tsx';
import { SlipAction } from './slip-action.tsx';
import { SlipHead } from './slip-head.tsx';
import { SlipRefusal } from './slip-refusal.tsx';
import { SlipSummary } from './slip-summary.tsx';
import { SlipTools } from './slip-tools.tsx';
import { StakeBox } from './stake/stake-box.tsx';
import { GroupMaker } from './system/group-maker.tsx';
import { SystemSummary } from './system/system-summary.tsx';
import { TicketProgress } from './waiting/ticket-progress.tsx';
import { WaitingAction } from './waiting/waiting-action.tsx';

/** A slip with selections. The list scrolls; what is below it never does (look, The slip). */
export const FilledSlip = () => {
  const waiting = useTicket((state) => state.hasTag('waiting'));
  const offered = useTicket((state) => state.matches({ waiting: 'offered' }));
  const emptied = useTicket(({ context }) => context.selections.length === 0);
  const composing = useTicket((state) => state.matches('composing'));
  const deleting = useTicket((state) => state.matches({ composing: { face: 'deleting' } }));
  const isSystem = useTicket(({ context }) => context.system !== null);
  const hasGroups = useTicket(({ context }) => groupsOf(context.system).length > 0);
  const refused = useTicket((state) => state.matches('refused'));
  return (
    <>
      <div className={css.content} inert={refused}>
        <SlipHead>
          <SlipTools />
        </SlipHead>
        {offered ? <OfferedProgress /> : waiting && <TicketProgress />}
        {!emptied && <Selections />}
        <div className={css.foot}>
          {isSystem && composing && <GroupMaker />}
          {hasGroups ? <SystemSummary /> : !emptied && !isSystem && <SlipSummary />}
          {!waiting && <StakeBox />}
          {offered ? <OfferedAction /> : waiting ? <WaitingAction /> : <SlipAction />}
        </div>
      </div>
      {refused && <SlipRefusal />}
      {deleting && <DeleteDialog />}
    </>
  );
};
