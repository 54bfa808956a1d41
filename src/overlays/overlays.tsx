import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import {
  useApp,
  useAuthDialog,
  useBetLimitIfThere,
  useConnectivity,
  useMaintenanceIfThere,
  useTicketIfThere,
} from '../running/machines.ts';
import { type OnDemand, useRunning } from '../running/running.tsx';
import { MaintenanceDialog } from './maintenance-dialog.tsx';
import { NoConnectionDialog } from './no-connection-dialog.tsx';
import { Snackbars } from './snackbars.tsx';
import { Splash } from './splash.tsx';

const TicketNews = lazy(async () => ({ default: (await import('./ticket-news.tsx')).TicketNews }));
const BetLimitDialog = lazy(async () => ({ default: (await import('./bet-limit-dialog.tsx')).BetLimitDialog }));
const RealityCheckDialog = lazy(async () => ({
  default: (await import('./reality-check-dialog.tsx')).RealityCheckDialog,
}));
const ReuseDialog = lazy(async () => ({
  default: (await import('../features/betslip/reuse/reuse-dialog.tsx')).ReuseDialog,
}));
const VoucherDialog = lazy(async () => ({ default: (await import('./voucher-dialog.tsx')).VoucherDialog }));
const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));

/** A dialog of something that most visits never start. */
const Late = ({ part, dialog: Dialog }: { part: OnDemand<unknown>; dialog: ComponentType }) =>
  useSyncExternalStore(part.watch, part.started) !== null && (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );

/** Whatever lies over the page, each drawn from the machine that decides on it. What must work offline is no lazy part. */
export const Overlays = () => {
  const starting = useApp((state) => state.hasTag('starting'));
  const authDialog = useAuthDialog((state) => state.matches('open'));
  // Fetched while the ticket is on its way: its news, or an offer of 20 seconds, must not wait for a slow network.
  const ticketSent = useTicketIfThere((state) => state.hasTag('waiting') || state.context.news !== null);
  const limited = useBetLimitIfThere((state) => state.matches('open'));
  const offline = useConnectivity((state) => state.matches({ network: 'offline' }));
  const maintenance = useMaintenanceIfThere((state) => state.matches({ flag: 'up' }));
  const { playLimits, reuse, vouchers } = useRunning();
  return (
    <>
      <Snackbars />
      <Suspense fallback={null}>{authDialog && <AuthDialog />}</Suspense>
      <Suspense fallback={null}>{ticketSent && <TicketNews />}</Suspense>
      <Suspense fallback={null}>{limited && <BetLimitDialog />}</Suspense>
      <Late part={playLimits} dialog={RealityCheckDialog} />
      <Late part={reuse} dialog={ReuseDialog} />
      <Late part={vouchers} dialog={VoucherDialog} />
      {offline && <NoConnectionDialog />}
      {maintenance && <MaintenanceDialog />}
      {starting && <Splash />}
    </>
  );
};
