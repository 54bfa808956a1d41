import { createFileRoute } from '@tanstack/react-router';
import { loadTrackedMatch } from '../features/match-tracker/load-tracked-match.ts';
import { TrackedMatch } from '../features/match-tracker/tracked-match.tsx';
import { trackedSearch } from '../features/match-tracker/tracked-search.ts';
import { withWords } from '../i18n/i18n.ts';
import { MatchTrackerLayout } from '../layouts/match-tracker-layout.tsx';

export const Route = createFileRoute('/match3')({
  validateSearch: trackedSearch,
  loaderDeps: ({ search: { eventId } }) => ({ eventId }),
  loader: async ({ context, deps: { eventId }, abortController }) => {
    const found = await withWords(
      eventId === undefined ? null : loadTrackedMatch(context.api, eventId, abortController.signal),
      'tracker',
      'betting',
    );
    return found?.result ?? [];
  },
  component: Tracked,
});

function Tracked() {
  const { eventId = '' } = Route.useLoaderDeps();
  return (
    <MatchTrackerLayout>
      <TrackedMatch key={eventId} eventId={eventId} match={Route.useLoaderData()} />
    </MatchTrackerLayout>
  );
}
