import type { FastifyInstance } from 'fastify';
import { translations as translationsCall } from '../../contract/http/cms-translations.ts';
import { siteOrigin } from '../process/origin.ts';
import type { Services } from '../services.ts';
import { knownOperator } from '../settings/known-operator.ts';
import { register } from './register.ts';

export const cmsTranslationRoutes = (app: FastifyInstance, { config, translations }: Services): void => {
  register(app, translationsCall, async ({ query: { lang, domain, v }, request: { headers }, reply }) => {
    const own = await translations.of(knownOperator(domain ?? siteOrigin(config, headers.origin, headers.host)));
    const current = v !== undefined && v === own.version;
    reply.header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache');
    return { result: { ...own.in(lang) }, version: own.version };
  });
};
