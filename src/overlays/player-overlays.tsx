import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { KeptLink } from '../features/ticket-history/kept-link.tsx';
import { useInstall } from '../running/install.ts';
import { useBetLimit, useMaintenanceIfThere, useTicket, useUpdate } from '../running/machines.ts';
import { type OnDemand, useRunning } from '../running/running.tsx';
import dialog from '../ui/dialog-buttons.module.css';
import { lazyPart } from '../ui/late.tsx';
import css from './kept-tickets.module.css';
import { MaintenanceDialog } from './maintenance-dialog.tsx';
import { UpdateBar } from './update-bar.tsx';

const TicketNews = lazyPart(() => import('./ticket-news.tsx'));
const BetLimitDialog = lazyPart(() => import('./bet-limit-dialog.tsx'));
const RealityCheckDialog = lazyPart(() => import('./reality-check-dialog.tsx'));
const InstallBar = lazyPart(() => import('./install-bar.tsx'));
const ReuseDialog = lazyPart(() => import('../features/betslip/reuse/reuse-dialog.tsx'));
const VoucherDialog = lazyPart(() => import('./voucher-dialog.tsx'));

/** A dialog of something that most visits never start. */
const Late = ({ part, dialog: Dialog }: { part: OnDemand<unknown>; dialog: ComponentType }) =>
  useSyncExternalStore(part.watch, part.started) !== null && (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );

/** From the dialog about the lost line to the tickets that the player saw last, if any are kept. */
export const KeptTickets = () => {
  const { keptHistory } = useRunning();
  const kept = useSyncExternalStore(keptHistory.watch, keptHistory.started)?.newest();
  return (
    kept && (
      <p className={dialog.actions}>
        <KeptLink kept={kept} className={css.link} />
      </p>
    )
  );
};

/** What only the player's machines put over the page: it comes when they have come. */
export const PlayerOverlays = () => {
  // Fetched while the ticket is on its way: its news, or an offer of 20 seconds, must not wait for a slow network.
  const ticketSent = useTicket((state) => state.hasTag('waiting') || state.context.news !== null);
  const limited = useBetLimit((state) => state.matches('open'));
  const outdated = useUpdate((state) => state.matches({ course: 'offered' }));
  const maintenance = useMaintenanceIfThere((state) => state.matches({ flag: 'up' }));
  const { shown: installation } = useInstall();
  const { playLimits, reuse, vouchers } = useRunning();
  return (
    <>
      <Suspense fallback={null}>{ticketSent && <TicketNews />}</Suspense>
      <Suspense fallback={null}>{limited && <BetLimitDialog />}</Suspense>
      <Late part={playLimits} dialog={RealityCheckDialog} />
      <Late part={reuse} dialog={ReuseDialog} />
      <Late part={vouchers} dialog={VoucherDialog} />
      <Suspense fallback={null}>{installation && <InstallBar shown={installation} />}</Suspense>
      {/* No lazy part: the files of this build may be gone by then. */}
      {outdated && <UpdateBar />}
      {maintenance && <MaintenanceDialog />}
    </>
  );
};
