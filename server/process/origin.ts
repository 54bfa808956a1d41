import { type Config, isLoopback } from './config.ts';

/**
 * Whether a page of this origin may call the server; a request without Origin is no page's. Without ORIGINS the page
 * must come from the address that was asked, and on a loopback address from a loopback name: else a stranger's domain
 * that resolves to 127.0.0.1 would pass.
 */
export const isAllowedOrigin = (config: Config, origin: string | undefined, host: string | undefined): boolean => {
  if (origin === undefined) return true;
  if (config.origins.length > 0) return config.origins.includes(origin);
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (!isLoopback(config.host) || isLoopback(page.hostname));
};

/**
 * The origin that links in mails lead to. A request's Host is anybody's word, and a link to a stranger's site would hand
 * him the token: with ORIGINS only those are believed, else on a loopback address only loopback names.
 */
export const siteOrigin = (config: Config, origin: string | undefined, host: string | undefined): string => {
  const [first] = config.origins;
  if (first !== undefined) return origin !== undefined && config.origins.includes(origin) ? origin : first;
  if (origin !== undefined && isAllowedOrigin(config, origin, host)) return new URL(origin).origin;
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  if (asked && (!isLoopback(config.host) || isLoopback(asked.hostname))) return asked.origin;
  return `http://localhost:${config.port}`;
};
