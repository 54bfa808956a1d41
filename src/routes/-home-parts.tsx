import { Suspense, use, useMemo } from 'react';
import type { Language } from '../../contract/entities/languages.ts';
import { HomeLead } from '../features/banners/home-lead.tsx';
import { loadPageBanners, type PageBanners } from '../features/banners/load-banners.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import { AuthButton } from '../layouts/header/auth-button.tsx';
import type { RouterContext } from './-router-context.ts';

export { BannerSlides as HomeBanners } from '../features/banners/banner-slides.tsx';
export { HomeLeagues } from '../features/home/home-leagues.tsx';

/** What the home page shows of the operator's banners, with their words. */
export const loadHomeBanners = async (api: RouterContext['api'], language: Language) => {
  const [page] = await Promise.all([loadPageBanners(api, 'home', language), loadNamespaces('info')]);
  return page;
};

const none: PageBanners = { banners: [], interval: 0 };

interface VisitorLeadProps {
  api: RouterContext['api'];
  language: Language;
}

/** The head of a visitor's home page; without an answer it still creates an account. */
export const VisitorLead = ({ api, language }: VisitorLeadProps) => {
  const known = useMemo(
    () => loadHomeBanners(api, language).catch(() => loadNamespaces('info').then(() => none)),
    [api, language],
  );
  return (
    <Suspense fallback={null}>
      <KnownLead known={known} />
    </Suspense>
  );
};

const KnownLead = ({ known }: { known: Promise<PageBanners> }) => (
  <HomeLead banners={use(known).banners} register={<AuthButton mode="register" />} />
);
