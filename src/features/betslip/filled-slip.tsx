import { useEffect } from 'react';
import { groupsOf } from '../../../domain/ticket/slip-system.ts';
import { followKeyboard } from '../../browser/keyboard-inset.ts';
import { useTicket } from '../../running/machines.ts';
import css from './bet-slip.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { OfferedAction } from './offered/offered-action.tsx';
import { OfferedProgress } from './offered/offered-progress.tsx';
import { Receipt } from './receipt/receipt.tsx';
import { useTellSight } from './receipt/use-tell-sight.ts';
import { Selections } from './selections/selections.tsx';
import { SlipAction, SlipReasons } from './slip-action.tsx';
import { SlipHead } from './slip-head.tsx';
import { SlipRefusal } from './slip-refusal.tsx';
import { SlipSummary } from './slip-summary.tsx';
import { SlipTools } from './slip-tools.tsx';
import { StakeBox } from './stake/stake-box.tsx';
import { GroupMaker } from './system/group-maker.tsx';
import { SystemSummary } from './system/system-summary.tsx';
import { TicketProgress } from './waiting/ticket-progress.tsx';
import { WaitingAction } from './waiting/waiting-action.tsx';

/** A slip with selections. Its list gives way first, then all above the dock scrolls; win and button stay in sight (look, The slip). */
const FilledSlip = () => {
  const waiting = useTicket((state) => state.hasTag('waiting'));
  const offered = useTicket((state) => state.matches({ waiting: 'offered' }));
  const emptied = useTicket(({ context }) => context.selections.length === 0);
  const composing = useTicket((state) => state.matches('composing'));
  const deleting = useTicket((state) => state.matches({ composing: { face: 'deleting' } }));
  const isSystem = useTicket(({ context }) => context.system !== null);
  const hasGroups = useTicket(({ context }) => groupsOf(context.system).length > 0);
  const refused = useTicket((state) => state.matches('refused'));
  const receipt = useTicket(({ context: { news } }) => (news?.inSlip ? news : null));
  useEffect(followKeyboard, []);
  useTellSight();
  if (receipt) {
    return (
      <div className={css.content}>
        <div className={css.scroll}>
          <SlipHead>
            <SlipTools />
          </SlipHead>
          <Receipt news={receipt} />
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={css.content} inert={refused}>
        <div className={css.scroll}>
          <SlipHead>
            <SlipTools />
          </SlipHead>
          {offered ? <OfferedProgress /> : waiting && <TicketProgress />}
          {!emptied && <Selections />}
          <div className={css.foot} data-system={isSystem || undefined}>
            {isSystem && composing && <GroupMaker />}
            {hasGroups ? <SystemSummary /> : !emptied && !isSystem && <SlipSummary />}
            {!waiting && <StakeBox />}
            {!waiting && <SlipReasons />}
          </div>
        </div>
        <div className={css.dock}>{offered ? <OfferedAction /> : waiting ? <WaitingAction /> : <SlipAction />}</div>
      </div>
      {refused && <SlipRefusal />}
      {deleting && <DeleteDialog />}
    </>
  );
};

export default FilledSlip;
