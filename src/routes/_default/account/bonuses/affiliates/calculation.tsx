import { createFileRoute, redirect } from '@tanstack/react-router';
import { AffiliatesFailed } from '../../../../../features/affiliates/affiliates-failed.tsx';
import { type CalculationSearch, calculationSearch } from '../../../../../features/affiliates/affiliates-search.ts';
import { CalculationPage as AffiliateCalculationPage } from '../../../../../features/affiliates/calculation-page.tsx';
import { AgencyDesk } from '../../../../../features/agency/agency-desk.tsx';
import { AgencyFailed } from '../../../../../features/agency/agency-failed.tsx';
import { type AgencySearch, agencySearch } from '../../../../../features/agency/agency-search.ts';
import { CalculationPage } from '../../../../../features/agency/calculation-page.tsx';
import { currentLanguage, withWords } from '../../../../../i18n/i18n.ts';
import { AreaFrame } from '../../../../../layouts/area-frame.tsx';
import { isAffiliateArea } from './-is-affiliate-area.ts';
import { loadAgencyCalculation } from './-load-agency-page.ts';

export const Route = createFileRoute('/_default/account/bonuses/affiliates/calculation')({
  staticData: { panes: true },
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as AgencySearch & CalculationSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const search = agencySearch({ ...deps.search });
    if (isAffiliateArea(context.visitor().roles, search.as)) {
      const { month } = calculationSearch({ ...deps.search });
      const { api } = await context.affiliates();
      const months = await withWords(api.calculation(month, signal), 'agency', 'affiliates', 'errors');
      return { area: 'affiliate', months } as const;
    }
    const { api } = await context.agency();
    const loaded = await withWords(loadAgencyCalculation(search, api, signal), 'agency', 'errors', 'auth');
    if ((search.page ?? 1) > Math.max(loaded.moves.totalPages, 1)) {
      const to = '/account/bonuses/affiliates/calculation';
      throw redirect({ to, search: agencySearch({ ...search, page: undefined }), replace: true });
    }
    return { ...loaded, search };
  },
  errorComponent: Failed,
  component: Calculation,
});

function Failed() {
  const { visitor } = Route.useRouteContext();
  return isAffiliateArea(visitor().roles, Route.useSearch().as) ? <AffiliatesFailed /> : <AgencyFailed />;
}

function Calculation() {
  const loaded = Route.useLoaderData();
  const context = Route.useRouteContext();
  if (loaded.area === 'affiliate') {
    return (
      <AreaFrame page="calculation" as="affiliate">
        <AffiliateCalculationPage months={loaded.months} />
      </AreaFrame>
    );
  }
  const fetchFile = async () => (await context.agency()).api.exportMoves({ language: currentLanguage() });
  return (
    <AreaFrame page="calculation" as="agency" beside={<AgencyDesk mayAppoint={false} />}>
      <CalculationPage {...loaded} fetchFile={fetchFile} />
    </AreaFrame>
  );
}
