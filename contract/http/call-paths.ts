/**
 * Paths that are calls, sockets or pages of another origin, whatever follows them: none falls back to the page of the
 * site, and no browser keeps an answer of one. `/games/x/y` is a page, `/games/v1` a call.
 */
export const callPaths =
  /^\/(base\/v1|kcmanager|games\/v1|play|cms\/v1|sportsbetting\/v1|vouchers\/v1|payment|apcopay|sandbox|healthz|readyz|livez|metrics|openapi\.json|socket\.io)(\/|$)/;

/** Whether a path names a file of the built site; what is none is a page. */
export const isFilePath = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{1,12}$/i.test(path);
