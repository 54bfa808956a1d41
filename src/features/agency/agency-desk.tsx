import { Suspense } from 'react';
import { breakpoints } from '../../../domain/limits.ts';
import { useCreditTransfer, useUserCreation } from '../../running/machines.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/late.tsx';
import { useMedia } from '../../ui/use-media.ts';
import css from './agency.module.css';

const TransferPane = lazyPart(() => import('./transfer-pane.tsx'));
const CreationDialog = lazyPart(() => import('./creation-dialog.tsx'));

/**
 * What an agent does next to his pages or over them: a transfer of credit, a new account, for a sub-agent too where he may
 * appoint.
 */
export const AgencyDesk = ({ mayAppoint }: { mayAppoint: boolean }) => {
  const roomy = useMedia(`(width >= ${breakpoints.slip / 16}rem)`);
  const transferring = useCreditTransfer((state) => !state.matches('closed') && !state.matches('aside'));
  const creating = useUserCreation((state) => !state.matches('closed'));
  const stays = useCreditTransfer((state) => state.matches('asking'));
  return (
    <Suspense fallback={null}>
      {transferring && roomy && <TransferPane wide />}
      {transferring && !roomy && (
        <Dialog look="own" className={css.sheet} aria-labelledby="transfer-title" closes={stays ? 'none' : 'request'}>
          <TransferPane wide={false} />
        </Dialog>
      )}
      {creating && <CreationDialog mayAppoint={mayAppoint} />}
    </Suspense>
  );
};
