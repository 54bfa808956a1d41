import { createFileRoute } from '@tanstack/react-router';
import { ownFreeRounds } from '../../../../../contract/games/free-rounds.ts';
import { bonuses } from '../../../../../contract/http/bonuses.ts';
import { RegularBonuses } from '../../../../features/bonuses/regular-bonuses.tsx';
import { loadNamespaces } from '../../../../i18n/i18n.ts';
import { useSite } from '../../../../running/machines.ts';

export const Route = createFileRoute('/_default/account/bonuses/regular')({
  loader: async ({ context, abortController: { signal } }) => {
    const [found, { result }] = await Promise.all([
      context.api.call(bonuses, { signal }),
      context.api.call(ownFreeRounds, { signal }),
      loadNamespaces('bonus'),
    ]);
    return { once: found.once, freeRounds: result };
  },
  component: Regular,
});

function Regular() {
  const { once, freeRounds } = Route.useLoaderData();
  const settings = useSite(({ context }) => context.site.settings);
  return <RegularBonuses bonuses={once} freeRounds={freeRounds} ticket={settings} />;
}
