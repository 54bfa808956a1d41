import { useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useApp, useAuthDialog, useConnectivity, usePlayer } from '../running/machines.ts';
import { late, lazyPart } from '../ui/late.tsx';
import { NoConnectionDialog } from './no-connection-dialog.tsx';
import { Splash } from './splash.tsx';

// Fetched once the first page rests, before there is anything to say.
const Snackbars = late(() => import('./snackbars.tsx'));
const AuthDialog = lazyPart(() => import('./auth-dialog.tsx'));
const ofPlayer = () => import('./player-overlays.tsx');
const PlayerOverlays = lazyPart(async () => ({ default: (await ofPlayer()).PlayerOverlays }));
const KeptTickets = lazyPart(async () => ({ default: (await ofPlayer()).KeptTickets }));

/** Everything over the page, each part rendered from its machine. What must work offline is not lazy. */
export const Overlays = () => {
  const starting = useApp((state) => state.hasTag('starting'));
  const authDialog = useAuthDialog((state) => state.matches('open'));
  const offline = useConnectivity((state) => state.matches({ network: 'offline' }));
  // What was kept of a page can be read.
  const readable = useMatches({
    select: (all) => all.some(({ staticData, status }) => staticData.kept && status !== 'error'),
  });
  const player = usePlayer();
  return (
    <>
      <Snackbars />
      <Suspense fallback={null}>{authDialog && <AuthDialog />}</Suspense>
      <Suspense fallback={null}>{player && <PlayerOverlays />}</Suspense>
      {offline && !readable && (
        <NoConnectionDialog>
          <Suspense fallback={null}>{player && <KeptTickets />}</Suspense>
        </NoConnectionDialog>
      )}
      {starting && <Splash />}
    </>
  );
};
