import { lazy, Suspense } from 'react';
import { useApp, useAuthDialog, useConnectivity, usePlayer } from '../running/machines.ts';
import { fetched, late } from '../ui/late.tsx';
import { NoConnectionDialog } from './no-connection-dialog.tsx';
import { Splash } from './splash.tsx';

// Fetched once the first page rests, before there is anything to say.
const Snackbars = late(async () => (await import('./snackbars.tsx')).Snackbars);
const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));
const PlayerOverlays = lazy(async () => ({
  default: (await fetched(() => import('./player-overlays.tsx'))).PlayerOverlays,
}));

/** Everything over the page, each part rendered from its machine. What must work offline is not lazy. */
export const Overlays = () => {
  const starting = useApp((state) => state.hasTag('starting'));
  const authDialog = useAuthDialog((state) => state.matches('open'));
  const offline = useConnectivity((state) => state.matches({ network: 'offline' }));
  const player = usePlayer();
  return (
    <>
      <Snackbars />
      <Suspense fallback={null}>{authDialog && <AuthDialog />}</Suspense>
      <Suspense fallback={null}>{player && <PlayerOverlays />}</Suspense>
      {offline && <NoConnectionDialog />}
      {starting && <Splash />}
    </>
  );
};
