import { createFileRoute } from '@tanstack/react-router';
import { InfoText, loadInfoText } from '../-info-text.tsx';

export const Route = createFileRoute('/_default/responsible_gambling')({
  loader: ({ context, abortController }) => loadInfoText('responsible', context.api, abortController.signal),
  component: ResponsibleGambling,
});

function ResponsibleGambling() {
  return <InfoText {...Route.useLoaderData()} />;
}
