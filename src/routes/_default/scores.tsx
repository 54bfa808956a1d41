import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BoardFailed } from '../../board/board-failed.tsx';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { loadScores } from '../../features/scores/load-scores.ts';
import { ScoresPage } from '../../features/scores/scores-page.tsx';
import { type ScoresSearch, scoresSearch } from '../../features/scores/scores-search.ts';
import { withWords } from '../../i18n/i18n.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';
import { Title } from '../../running/title.tsx';

export const Route = createFileRoute('/_default/scores')({
  staticData: { panes: true, searchable: true },
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as ScoresSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController }) => {
    const scores = await withWords(
      loadScores(context.api, scoresSearch({ ...search }), abortController.signal),
      'pages',
      'betting',
    );
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
  return (
    <RunningOddsDesk>
      <Title>{t('menu.scores')}</Title>
      <ScoresPage search={scoresSearch({ ...search })} scores={scores} />
    </RunningOddsDesk>
  );
}
