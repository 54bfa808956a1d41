import { createFileRoute } from '@tanstack/react-router';
import { InfoText, loadInfoText } from '../-info-text.tsx';

export const Route = createFileRoute('/_default/privacy')({
  loader: ({ context, abortController }) => loadInfoText('privacy', context.api, abortController.signal),
  component: Privacy,
});

function Privacy() {
  return <InfoText {...Route.useLoaderData()} />;
}
