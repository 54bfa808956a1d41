import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../contract/entities/languages.ts';
import { allBanners, bannerSettings } from '../../contract/http/cms-banner-settings.ts';
import { banners } from '../../contract/http/cms-banners.ts';
import { siteStatuses } from '../../domain/access/site-statuses.ts';
import { languageOf } from '../calls/language.ts';
import type { Services } from '../services.ts';
import { bannerSettingsOf, bannersOf } from '../settings/banners.ts';
import { knownOperator } from '../settings/known-operator.ts';
import { register } from './register.ts';

/** The operator whose banners are asked for: by the page's origin, or by the address asked at. */
const operatorOf = (domain: string | undefined, { protocol, host }: FastifyRequest) => {
  const here = `${protocol}://${host}`;
  return knownOperator(domain ?? (URL.canParse(here) ? new URL(here).origin : here));
};

const spoken = (lang: Language | undefined, request: FastifyRequest): Language =>
  lang ?? languageOf(request.headers.cookie);

export const cmsBannerRoutes = (app: FastifyInstance, { settings }: Services): void => {
  const standing = async () =>
    [await settings.general(), siteStatuses(await settings.statuses())] as const satisfies unknown[];

  register(app, banners, async ({ query: { domain, lang, page }, request }) => ({
    result: bannersOf(operatorOf(domain, request), spoken(lang, request), page, ...(await standing())),
  }));
  register(app, allBanners, async ({ query: { domain, lang }, request }) => ({
    result: bannersOf(operatorOf(domain, request), spoken(lang, request), null, ...(await standing())),
  }));
  register(app, bannerSettings, ({ query: { domain }, request }) => ({
    result: bannerSettingsOf(operatorOf(domain, request)),
  }));
};
