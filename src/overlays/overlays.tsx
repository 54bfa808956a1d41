import { lazy, Suspense } from 'react';
import { useApp, useAuthDialog, useConnectivity, useMaintenanceIfThere, usePlayer } from '../running/machines.ts';
import { MaintenanceDialog } from './maintenance-dialog.tsx';
import { NoConnectionDialog } from './no-connection-dialog.tsx';
import { Snackbars } from './snackbars.tsx';
import { Splash } from './splash.tsx';

const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));
const PlayerOverlays = lazy(async () => ({ default: (await import('./player-overlays.tsx')).PlayerOverlays }));

/** Whatever lies over the page, each drawn from the machine that decides on it. What must work offline is no lazy part. */
export const Overlays = () => {
  const starting = useApp((state) => state.hasTag('starting'));
  const authDialog = useAuthDialog((state) => state.matches('open'));
  const offline = useConnectivity((state) => state.matches({ network: 'offline' }));
  const maintenance = useMaintenanceIfThere((state) => state.matches({ flag: 'up' }));
  const player = usePlayer();
  return (
    <>
      <Snackbars />
      <Suspense fallback={null}>{authDialog && <AuthDialog />}</Suspense>
      <Suspense fallback={null}>{player && <PlayerOverlays />}</Suspense>
      {offline && <NoConnectionDialog />}
      {maintenance && <MaintenanceDialog />}
      {starting && <Splash />}
    </>
  );
};
