import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../contract/entities/languages.ts';
import { callKey } from '../../contract/http/call-key.ts';
import { banners } from '../../contract/http/cms-banners.ts';
import { siteStatuses } from '../../domain/access/site-statuses.ts';
import { noFavourites } from '../../domain/offer/favourites.ts';
import { readSiteSettings } from '../../domain/settings/site-settings.ts';
import { loadBetting } from '../features/betting/load-betting.ts';
import { loadHome } from '../features/home/load-home.ts';
import { loadLive } from '../features/live-betting/load-live.ts';
import { readElsewhere } from '../i18n/dates/calendar.ts';
import { FavouritesProvider } from '../offer/favourites-desk.ts';
import { OddsDeskProvider } from '../offer/odds-desk.ts';
import { type Api, createApi } from '../transport/api/api.ts';
import { createHttpClient } from '../transport/http-client.ts';
import { Frame } from './frame.tsx';
import { FirstHome } from './home.tsx';
import { inLanguage, type OwnWords } from './in-language.ts';
import { FirstLive, FirstPrematch } from './lists.tsx';
import { stillFavourites, stillOdds } from './still-desks.ts';
import { minutesBehind, wallClockOf } from './wall-clock.ts';

/** What is drawn, and for whom. */
export interface FirstPage {
  /** `/`, `/betting` or `/live_betting`. */
  path: string;
  language: Language;
  /** The language's part of the address, `/de`; empty on an address without one. */
  prefix: string;
  /** Of the page. */
  origin: string;
  /** The document's answers (server/plugins/first-answers.ts) by their calls, and when they were true. */
  answers: Readonly<Record<string, unknown>>;
  at: number;
  words: OwnWords;
  /** Whose clock is drawn. */
  zone: string;
}

/** The page's own calls, answered from the document; whatever it does not answer fails. */
const apiOf = ({ answers, at, origin, zone }: FirstPage) => {
  const offset = minutesBehind(zone, at);
  return createApi(
    createHttpClient({
      origin,
      bearer: { accessToken: () => null, renewed: async () => null },
      timeout: 1_000,
      ahead: (url, asked) => answers[callKey(url, asked, offset)],
      fetch: () => Promise.reject(new Error('Not in the document')),
    }),
  );
};

const { signal } = new AbortController();

/** What the operator says of himself. */
const siteOf = async (api: Api, { origin }: FirstPage) => {
  const [general, { theme }] = await Promise.all([api.cms.settingsGeneral(), api.cms.themesByDomain(origin)]);
  return { settings: readSiteSettings(general), support: theme.dark[0]?.supportText };
};

/** What the page shows, and whether it has a slip; null where it shows no rows. */
const contentOf = async (api: Api, page: FirstPage) => {
  const { path, language, prefix, origin } = page;
  const statuses = siteStatuses(await api.cms.settingsStatuses());
  const betting = !statuses.ticketDisabled;
  if (statuses.redirectToLogin) return null;
  if (path === '/') {
    const query = { domain: origin, lang: language, page: 'home' } as const;
    const [home, { result }] = await Promise.all([
      loadHome(api, statuses, noFavourites, language, signal),
      api.call(banners, { query }),
    ]);
    return { betting, content: <FirstHome home={home} banners={result} prefix={prefix} /> };
  }
  if (path === '/betting' && !statuses.bettingDisabled) {
    const { shown } = await loadBetting(api, {}, noFavourites, signal);
    if (!('matches' in shown) || shown.matches.length === 0) return null;
    return { betting, content: <FirstPrematch matches={shown.matches} prefix={prefix} /> };
  }
  if (path === '/live_betting' && !statuses.liveBettingDisabled) {
    const { matches } = await loadLive(api, {}, Promise.resolve(false), signal);
    return matches.length === 0 ? null : { betting, content: <FirstLive matches={matches} prefix={prefix} /> };
  }
  return null;
};

/**
 * The first rows of a page as markup, drawn by the site's own components, with what else they need beside its style sheets;
 * null where the page shows no rows.
 */
export const drawFirstRows = async (page: FirstPage): Promise<string | null> => {
  const { path, language, words, at, zone } = page;
  const api = apiOf(page);
  const [found, site] = await Promise.all([contentOf(api, page), siteOf(api, page)]);
  if (found === null) return null;
  readElsewhere(wallClockOf(zone));
  // Who reads another clock sees no hours until his own are known.
  const elsewhere = `html[data-behind]:not([data-behind='${minutesBehind(zone, at)}']) #first time{visibility:hidden}`;
  return inLanguage(language, words, () =>
    renderToStaticMarkup(
      <>
        <style>{elsewhere}</style>
        <script src="/first-rows.js" />
        <OddsDeskProvider value={stillOdds}>
          <FavouritesProvider value={stillFavourites}>
            <Frame at={at} betting={found.betting} calm={path === '/'} {...site}>
              {found.content}
            </Frame>
          </FavouritesProvider>
        </OddsDeskProvider>
      </>,
    ),
  );
};

export { themeStyle } from '../theme/theme-style.ts';
