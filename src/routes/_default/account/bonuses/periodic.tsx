import { createFileRoute } from '@tanstack/react-router';
import { bonuses } from '../../../../../contract/http/bonuses.ts';
import { PeriodicBonuses } from '../../../../features/bonuses/periodic-bonuses.tsx';
import { withWords } from '../../../../i18n/i18n.ts';

export const Route = createFileRoute('/_default/account/bonuses/periodic')({
  loader: async ({ context, abortController: { signal } }) => {
    const found = await withWords(context.api.call(bonuses, { signal }), 'bonus');
    return found;
  },
  component: Periodic,
});

function Periodic() {
  return <PeriodicBonuses bonuses={Route.useLoaderData().periodic} />;
}
