import { RouterProvider } from '@tanstack/react-router';
import { OfferProvider } from '../offer/offer-context.tsx';
import { RunningProvider } from '../running/running.tsx';
import type { startSite } from './start-site.ts';

type AppProps = Pick<Awaited<ReturnType<typeof startSite>>, 'running' | 'router' | 'offer'>;

export const App = ({ running, router, offer }: AppProps) => (
  <RunningProvider running={running}>
    <OfferProvider store={offer}>
      <RouterProvider router={router} />
    </OfferProvider>
  </RunningProvider>
);
