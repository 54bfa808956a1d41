import type { FastifyInstance } from 'fastify';
import { allBanners, bannerSettings, banners } from '../../contract/http/cms-banners.ts';
import { siteStatuses } from '../../domain/access/site-statuses.ts';
import type { Services } from '../services.ts';
import { bannerSettingsOf, bannersOf } from '../settings/banners.ts';
import { knownOperator } from '../settings/known-operator.ts';
import { register } from './register.ts';

export const cmsBannerRoutes = (app: FastifyInstance, { settings }: Services): void => {
  const standing = async () =>
    [await settings.general(), siteStatuses(await settings.statuses())] as const satisfies unknown[];

  register(app, banners, async ({ query: { domain, lang, page } }) => ({
    result: bannersOf(knownOperator(domain), lang, page, ...(await standing())),
  }));
  register(app, allBanners, async ({ query: { domain, lang } }) => ({
    result: bannersOf(knownOperator(domain), lang, null, ...(await standing())),
  }));
  register(app, bannerSettings, ({ query: { domain } }) => ({ result: bannerSettingsOf(knownOperator(domain)) }));
};
