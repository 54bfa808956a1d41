import { createFileRoute } from '@tanstack/react-router';
import { InfoText, loadInfoText } from '../-info-text.tsx';

export const Route = createFileRoute('/_default/support')({
  loader: ({ context, abortController }) => loadInfoText('support', context.api, abortController.signal),
  component: Support,
});

function Support() {
  return <InfoText {...Route.useLoaderData()} />;
}
