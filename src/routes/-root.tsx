import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Gradually } from '../layouts/gradually.tsx';
import { Overlays } from '../overlays/overlays.tsx';

const MachinesLink = import.meta.env.DEV
  ? lazy(() => import('./-machines-link.tsx').then(({ MachinesLink: default_ }) => ({ default: default_ })))
  : null;

/** Every page, and the overlays. */
export const Root = () => (
  <Gradually meanwhile={null}>
    <Outlet />
    <Overlays />
    {MachinesLink && (
      <Suspense>
        <MachinesLink />
      </Suspense>
    )}
  </Gradually>
);
