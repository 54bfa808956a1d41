import { createFileRoute } from '@tanstack/react-router';
import { InfoText, loadInfoText } from '../-info-text.tsx';

export const Route = createFileRoute('/_default/termsnc')({
  loader: ({ context, abortController }) => loadInfoText('terms', context.api, abortController.signal),
  component: Terms,
});

function Terms() {
  return <InfoText {...Route.useLoaderData()} />;
}
