import { createFileRoute } from '@tanstack/react-router';
import { loadAllBanners, loadPageBanners } from '../../features/banners/load-banners.ts';
import { PromoDetail } from '../../features/banners/promo-detail.tsx';
import { PromoPage } from '../../features/banners/promo-page.tsx';
import { type PromoSearch, promoSearch } from '../../features/banners/promo-search.ts';
import { withWords } from '../../i18n/i18n.ts';
import { useOperator } from '../../running/use-operator.ts';

export const Route = createFileRoute('/_default/promo')({
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as PromoSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController: { signal } }) => {
    const { banner } = promoSearch({ ...search });
    const lang = context.language();
    const banners = await withWords(
      banner === undefined
        ? loadPageBanners(context.api, 'promo', lang, signal).then((page) => page.banners)
        : loadAllBanners(context.api, lang, signal),
      'info',
      'home',
    );
    return banners;
  },
  component: Promo,
});

function Promo() {
  const banners = Route.useLoaderData();
  const { category, banner: key } = promoSearch({ ...Route.useLoaderDeps().search });
  const operator = useOperator();
  if (key === undefined) return <PromoPage banners={banners} chosen={category} operator={operator} />;
  return <PromoDetail banner={banners.find((banner) => banner.key === key)} />;
}
