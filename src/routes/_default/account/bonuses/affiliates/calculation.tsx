import { createFileRoute } from '@tanstack/react-router';
import { AffiliatesFailed } from '../../../../../features/affiliates/affiliates-failed.tsx';
import { type CalculationSearch, calculationSearch } from '../../../../../features/affiliates/affiliates-search.ts';
import { CalculationPage } from '../../../../../features/affiliates/calculation-page.tsx';
import { loadNamespaces } from '../../../../../i18n/i18n.ts';
import { AreaFrame } from '../../../../../layouts/area-frame.tsx';

export const Route = createFileRoute('/_default/account/bonuses/affiliates/calculation')({
  // Checked with the page: what its address may say need not be known to the first page of a visit.
  validateSearch: (search: Record<string, unknown>) => search as CalculationSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const { month } = calculationSearch({ ...deps.search });
    const { api } = await context.affiliates();
    const [months] = await Promise.all([
      api.calculation(month, signal),
      loadNamespaces('agency', 'affiliates', 'errors'),
    ]);
    return months;
  },
  errorComponent: AffiliatesFailed,
  component: Calculation,
});

function Calculation() {
  return (
    <AreaFrame page="calculation" as="affiliate">
      <CalculationPage months={Route.useLoaderData()} />
    </AreaFrame>
  );
}
