import { type Language, languages } from '../../contract/entities/languages.ts';

const prefixed = new RegExp(`^/(${languages.join('|')})(?=/|$)`);

/** The language an address names; null on an unprefixed one. */
export const readLanguagePrefix = (pathname: string): Language | null =>
  (prefixed.exec(pathname)?.[1] as Language | undefined) ?? null;

export const withLanguagePrefix = (pathname: string, language: Language): string =>
  `/${language}${pathname.replace(prefixed, '').replace(/^\/$/, '')}`;

interface History {
  location: { pathname: string };
  subscribe(listener: (change: { location: { pathname: string } }) => void): () => void;
}

export interface LanguagePrefix {
  /** The prefix of the address now; null on an unprefixed one. */
  current(): Language | null;
  rewrite: { input: (at: { url: URL }) => URL; output: (at: { url: URL }) => URL };
}

/**
 * Keeps the language prefix out of the routes: stripped from every address that comes in, put back on every address
 * that goes out, so that links and guards know plain `/betting` and `/en/x` stays `/en/x`.
 */
export const createLanguagePrefix = (history: History): LanguagePrefix => {
  let prefix = readLanguagePrefix(history.location.pathname);
  history.subscribe(({ location }) => {
    prefix = readLanguagePrefix(location.pathname);
  });
  return {
    current: () => prefix,
    rewrite: {
      input: ({ url }) => {
        url.pathname = url.pathname.replace(prefixed, '') || '/';
        return url;
      },
      // The router compares what it gave with where it is: a copy goes out.
      output: ({ url }) => {
        const out = new URL(url);
        if (prefix) out.pathname = `/${prefix}${url.pathname === '/' ? '' : url.pathname}`;
        return out;
      },
    },
  };
};
