import { createFileRoute } from '@tanstack/react-router';
import { defaultSport } from '../../../domain/limits.ts';
import { PrematchBoard } from '../../features/betting/board/prematch-board.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import { loadHome, matchesOf, shownMatches } from '../../features/home/load-home.ts';
import { LiveBoard } from '../../features/live-betting/live-board.tsx';
import { useOperator } from '../../features/operator/use-operator.ts';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';
import { BoardSkeleton } from '../../ui/board/board-skeleton.tsx';

export const Route = createFileRoute('/_default/')({
  staticData: { betting: true },
  loader: async ({ context, abortController }) => {
    const [home] = await Promise.all([
      loadHome(context.api, context.statuses(), abortController.signal),
      loadNamespaces('home', 'betting'),
    ]);
    return home;
  },
  pendingComponent: BoardSkeleton,
  component: Home,
});

function Home() {
  const home = Route.useLoaderData();
  return (
    <RunningOddsDesk>
      <HomePage
        home={home}
        operator={useOperator()}
        liveBoard={<LiveBoard sport={defaultSport} matches={matchesOf(home.live)} most={shownMatches} />}
        nextBoard={<PrematchBoard sport={defaultSport} matches={matchesOf(home.next)} byTime />}
      />
    </RunningOddsDesk>
  );
}
