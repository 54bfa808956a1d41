import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router';
import { AffiliatesFailed } from '../../../../../features/affiliates/affiliates-failed.tsx';
import { type CodesSearch, codesSearch } from '../../../../../features/affiliates/affiliates-search.ts';
import { CodesPage } from '../../../../../features/affiliates/codes-page.tsx';
import { withWords } from '../../../../../i18n/i18n.ts';
import { AreaFrame } from '../../../../../layouts/area-frame.tsx';

export const Route = createFileRoute('/_default/account/bonuses/affiliates/promo_codes')({
  staticData: { panes: true },
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as CodesSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    if (!context.visitor().roles.includes('AFFILIATE')) throw notFound();
    const search = codesSearch({ ...deps.search });
    const { api } = await context.affiliates();
    const { q, state, sort, up, page = 1 } = search;
    const codes = await withWords(
      api.codes({ page, search: q, state, sort, order: up && 'asc' }, signal),
      'agency',
      'affiliates',
      'errors',
    );
    if (page > Math.max(codes.totalPages, 1)) {
      const to = '/account/bonuses/affiliates/promo_codes';
      throw redirect({ to, search: codesSearch({ ...search, page: undefined }), replace: true });
    }
    return { search, codes };
  },
  errorComponent: AffiliatesFailed,
  component: Codes,
});

function Codes() {
  const { search, codes } = Route.useLoaderData();
  const context = Route.useRouteContext();
  const router = useRouter();
  const setActive = async (code: string, active: boolean) => {
    await (await context.affiliates()).api.setCode(code, active);
    await router.invalidate();
  };
  return (
    <AreaFrame page="promo_codes" as="affiliate">
      <CodesPage search={search} codes={codes} setActive={setActive} />
    </AreaFrame>
  );
}
