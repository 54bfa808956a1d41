import { createFileRoute } from '@tanstack/react-router';
import { shareCodeFrom } from '../../../domain/ticket/share-code.ts';
import { BoardFailed } from '../../board/board-failed.tsx';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { SharedSlipPage } from '../../features/betslip/reuse/shared-slip-page.tsx';
import { withWords } from '../../i18n/i18n.ts';
import { createSharedSlipApi } from '../../transport/api/shared-slip.ts';

export const Route = createFileRoute('/_default/shared_slip')({
  validateSearch: (search: Record<string, unknown>): { code?: string } => search as { code?: string },
  loaderDeps: ({ search: { code } }) => ({
    code: typeof code === 'string' || typeof code === 'number' ? `${code}` : '',
  }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const code = shareCodeFrom(deps.code);
    const slip = await withWords(
      code && createSharedSlipApi(context.api).find(code, signal),
      'reuse',
      'slip',
      'betting',
      'errors',
    );
    return { code: code ?? deps.code, slip: slip || null };
  },
  pendingComponent: BoardSkeleton,
  errorComponent: BoardFailed,
  component: SharedSlip,
});

function SharedSlip() {
  return <SharedSlipPage {...Route.useLoaderData()} />;
}
