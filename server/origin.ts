import { type Config, isLoopback } from './config.ts';

/**
 * Whether a page of this origin may speak to the server; a request without Origin is no page's.
 * Without ORIGINS the page must come from the address that was asked, and on a loopback address from a loopback
 * name: else a stranger's domain that resolves to 127.0.0.1 would pass.
 */
export const isAllowedOrigin = (config: Config, origin: string | undefined, host: string | undefined): boolean => {
  if (origin === undefined) return true;
  if (config.origins.length > 0) return config.origins.includes(origin);
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (!isLoopback(config.host) || isLoopback(page.hostname));
};
