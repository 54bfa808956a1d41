import { createFileRoute } from '@tanstack/react-router';
import { PingPage } from '../../features/ping/ping-page.tsx';
import { withWords } from '../../i18n/i18n.ts';

export const Route = createFileRoute('/_default/ping')({
  loader: async ({ context }) => {
    const found = await withWords(context.diagnose(), 'info');
    return found;
  },
  component: Ping,
});

function Ping() {
  return <PingPage found={Route.useLoaderData()} />;
}
