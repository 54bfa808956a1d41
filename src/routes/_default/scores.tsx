import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../features/operator/use-operator.ts';
import { loadScores } from '../../features/scores/load-scores.ts';
import { ScoresPage } from '../../features/scores/scores-page.tsx';
import { scoresSearch } from '../../features/scores/scores-search.ts';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';
import { BoardFailed } from '../../ui/board/board-failed.tsx';
import { BoardSkeleton } from '../../ui/board/board-skeleton.tsx';

export const Route = createFileRoute('/_default/scores')({
  staticData: { searchable: true },
  validateSearch: scoresSearch,
  loaderDeps: ({ search }) => ({ search: scoresSearch({ ...search }) }),
  loader: async ({ context, deps: { search }, abortController }) => {
    const [scores] = await Promise.all([
      loadScores(context.api, search, abortController.signal),
      loadNamespaces('scores', 'betting'),
    ]);
    return scores;
  },
  pendingComponent: BoardSkeleton,
  errorComponent: BoardFailed,
  component: ScoresRoute,
});

function ScoresRoute() {
  const scores = Route.useLoaderData();
  const { search } = Route.useLoaderDeps();
  const { t } = useTranslation();
  const operator = useOperator();
  return (
    <RunningOddsDesk>
      <title>{[t('menu.scores'), operator?.name].filter(Boolean).join(' · ')}</title>
      <ScoresPage search={search} scores={scores} />
    </RunningOddsDesk>
  );
}
