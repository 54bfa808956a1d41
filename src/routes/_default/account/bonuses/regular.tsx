import { createFileRoute } from '@tanstack/react-router';
import { bonuses } from '../../../../../contract/http/bonuses.ts';
import { ticketSettingsFrom } from '../../../../../domain/ticket/ticket-settings.ts';
import { RegularBonuses } from '../../../../features/bonuses/regular-bonuses.tsx';
import { loadNamespaces } from '../../../../i18n/i18n.ts';

export const Route = createFileRoute('/_default/account/bonuses/regular')({
  loader: async ({ context, abortController: { signal } }) => {
    const [found, general] = await Promise.all([
      context.api.call(bonuses, { signal }),
      context.api.cms.settingsGeneral(signal),
      loadNamespaces('bonus'),
    ]);
    return { once: found.once, ticket: ticketSettingsFrom(general) };
  },
  component: Regular,
});

function Regular() {
  const { once, ticket } = Route.useLoaderData();
  return <RegularBonuses bonuses={once} ticket={ticket} />;
}
