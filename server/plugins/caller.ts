import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/entities/languages.ts';
import { language } from '../../contract/entities/scalars.ts';
import type { Caller } from '../identity/accounts.ts';
import type { Config } from '../process/config.ts';
import { siteOrigin } from '../process/origin.ts';

/** The browser's name for itself, and the code of the link that led it here; both are HttpOnly cookies. */
export const deviceCookie = 'device';
export const referralCookie = 'ref';

/** A cookie of letters, digits and dashes; null for everything else. */
export const cookieOf = (cookies: string | undefined, name: string): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{4,64})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;

const cookieLanguage = (cookies: string | undefined): Language => {
  const chosen = language.safeParse(/(?:^|;\s*)lang=([a-z]+)/.exec(cookies ?? '')?.[1]);
  return chosen.success ? chosen.data : 'en';
};

/**
 * By which calls from one place are counted: of IPv6 the network that a customer is given (/64), in which he may choose
 * another address for every call.
 */
export const addressOf = (ip: string | undefined): string =>
  // A caller who hung up at once has no address any more.
  ip === undefined ? 'gone' : normalizeIP(ip);

/** Who makes a request, from where and in which language. */
export const callersOf =
  (config: Config) =>
  ({ ip, headers }: FastifyRequest): Caller => ({
    address: addressOf(ip),
    origin: siteOrigin(config, headers.origin, headers.host),
    language: cookieLanguage(headers.cookie),
    userAgent: headers['user-agent'] ?? null,
    linked: cookieOf(headers.cookie, referralCookie),
    device: cookieOf(headers.cookie, deviceCookie),
  });
