import type { FastifyRequest } from 'fastify';
import { type Language, language } from '../contract/entities/scalars.ts';
import type { Config } from './config.ts';
import type { Caller } from './identity/accounts.ts';
import { siteOrigin } from './origin.ts';

const cookieLanguage = (cookies: string | undefined): Language => {
  const chosen = language.safeParse(/(?:^|;\s*)lang=([a-z]+)/.exec(cookies ?? '')?.[1]);
  return chosen.success ? chosen.data : 'en';
};

/** Who makes a request, from where and in which language. */
export const callersOf =
  (config: Config) =>
  ({ ip, headers }: FastifyRequest): Caller => ({
    address: ip,
    origin: siteOrigin(config, headers.origin, headers.host),
    language: cookieLanguage(headers.cookie),
    userAgent: headers['user-agent'] ?? null,
  });
