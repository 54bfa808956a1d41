import { createFileRoute } from '@tanstack/react-router';
import { InfoText, loadInfoText } from '../../-info-text.tsx';

export const Route = createFileRoute('/_default/sportbetting/rules')({
  loader: ({ context, abortController }) => loadInfoText('rules', context.api, abortController.signal),
  component: Rules,
});

function Rules() {
  return <InfoText {...Route.useLoaderData()} />;
}
