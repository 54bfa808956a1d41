import { createFileRoute } from '@tanstack/react-router';
import { InfoText, loadInfoText } from '../-info-text.tsx';

export const Route = createFileRoute('/_default/about_us')({
  loader: ({ context, abortController }) => loadInfoText('about', context.api, abortController.signal),
  component: AboutUs,
});

function AboutUs() {
  return <InfoText {...Route.useLoaderData()} />;
}
