import { createFileRoute } from '@tanstack/react-router';
import { playLimits } from '../../../../contract/http/play-limits.ts';
import { LimitsPage } from '../../../features/account/limits/limits-page.tsx';
import { loadNamespaces } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/_default/account/limits')({
  loader: async ({ context, abortController: { signal } }) => {
    const [limits] = await Promise.all([
      context.api.call(playLimits, { signal }),
      loadNamespaces('play', 'errors'),
      context.playLimits(),
    ]);
    return limits;
  },
  component: Limits,
});

function Limits() {
  return <LimitsPage {...Route.useLoaderData()} />;
}
