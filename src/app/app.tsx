import { RouterProvider } from '@tanstack/react-router';
import { OfferProvider } from '../offer/offer-context.tsx';
import type { Recording } from '../running/recording.ts';
import { RunningProvider } from '../running/running.tsx';
import { RecordingContext } from '../running/use-recording.ts';
import type { startSite } from './start-site.ts';

interface AppProps extends Pick<Awaited<ReturnType<typeof startSite>>, 'running' | 'router' | 'offer'> {
  recording: Recording | null;
}

export const App = ({ running, router, offer, recording }: AppProps) => (
  <RunningProvider running={running}>
    <RecordingContext value={recording}>
      <OfferProvider store={offer}>
        <RouterProvider router={router} />
      </OfferProvider>
    </RecordingContext>
  </RunningProvider>
);
