import { type Language, languageCodes, languages } from '../../contract/entities/languages.ts';
import { categoryMark } from '../../domain/offer/category-mark.ts';
import { shareCodeFrom } from '../../domain/ticket/share-code.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import type { SharedSlips } from '../tickets/shared-slips.ts';
import { operatorZone } from '../time/operator-day.ts';
import type { PictureWords } from './picture-drawing.ts';
import { publicPages } from './public-pages.ts';
import type { Say } from './site-texts.ts';

/** An address as somebody asks for it: without its language, and in which one it is answered. */
export interface Visit {
  path: string;
  query: URLSearchParams;
  language: Language;
  operator: string;
}

/** The metadata of a document for search engines, messengers and visitors without JavaScript. */
export interface Preview {
  /** BCP 47. */
  language: string;
  operator: string;
  /** Without the operator; null where his name alone is the title. */
  name: string | null;
  text: string | null;
  noScript: string;
  /** False for what is a player's own, and for addresses without a page. */
  listed: boolean;
  /** The one address of what is shown, with its language; null for pages without one. */
  address: string | null;
  /** The same in each language, by its BCP 47 tag. */
  others: readonly (readonly [language: string, address: string])[];
  /** Where its picture lies, and what is drawn on it. */
  picture: { path: string; words: PictureWords } | null;
}

export interface Previews {
  of(visit: Visit): Promise<Preview>;
}

interface PreviewNeeds {
  say(language: Language): Say;
  feed: Pick<FeedSource, 'listed' | 'live'>;
  sharedSlips: Pick<SharedSlips, 'open'>;
}

type Shown = Pick<Preview, 'name' | 'text' | 'picture'> & { query?: string };

const mostNamed = 4;
const unknown: Shown = { name: null, text: null, picture: null };

export const inLanguage = (language: Language, path: string): string => `/${language}${path === '/' ? '' : path}`;

const kickOff = (startsAt: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : languageCodes[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: operatorZone,
    timeZoneName: 'short',
  }).format(startsAt);

/** Names with the mark of women, reserves or youth in a language. */
const namesIn = (t: Say) => {
  const marked = (group: 'sideOf' | 'leagueOf') => (full: string) => {
    const { name, mark } = categoryMark(full);
    return (mark && t(`betting:${group}.${mark}`, { name })) || full;
  };
  const side = marked('sideOf');
  return {
    league: marked('leagueOf'),
    sides: ({ hostName, awayName }: { hostName: string; awayName: string }) => ({
      hostName: side(hostName),
      awayName: side(awayName),
    }),
  };
};

export const createPreviews = ({ say, feed, sharedSlips }: PreviewNeeds): Previews => {
  const ofMatch = (eventId: string, language: Language): Shown | null => {
    const listed = feed.listed(eventId);
    if (listed === null) return null;
    const t = say(language);
    const { country, name } = listed.league;
    const { hostName, awayName } = namesIn(t).sides(listed);
    const match = `${hostName} – ${awayName}`;
    const league = `${t(`betting:country.${country}`) ?? country}, ${namesIn(t).league(name)}`;
    const kind = feed.live().includes(listed) ? 'live' : 'match';
    const time = kickOff(listed.startsAt, language);
    const words = { above: league, lines: [hostName, awayName], below: time };
    return {
      name: t(`previews:${kind}.title`, { match }),
      text: t(`previews:${kind}.text`, { match, league, time }),
      picture: { path: `/previews/match/${eventId}.png?lang=${language}`, words },
      query: `?event=${eventId}`,
    };
  };

  const ofSlip = async (typed: string, language: Language): Promise<Shown | null> => {
    const code = shareCodeFrom(typed);
    // A client that only shows a link must not get an error because the database is away.
    const slip = code === null ? null : await sharedSlips.open(code).catch(() => null);
    if (code === null || slip === null) return null;
    const t = say(language);
    const count = slip.selections.length;
    const matches = slip.selections.slice(0, mostNamed).map((selection) => {
      const { hostName, awayName } = namesIn(t).sides(selection);
      return `${hostName} – ${awayName}`;
    });
    if (count > mostNamed) matches.push(t('previews:slip.more', { count: count - mostNamed }) ?? '');
    const form = new Intl.PluralRules(languageCodes[language]).select(count);
    const name = t('reuse:sharedTitle');
    return {
      name,
      text: t(`previews:slip.text_${form}`, { count, matches: matches.join(', ') }),
      picture: {
        path: `/previews/slip/${code}.png?lang=${language}`,
        words: { above: name ?? '', lines: matches, below: '' },
      },
      query: `?code=${code}`,
    };
  };

  const shownOf = async ({ path, query, language, operator }: Visit): Promise<Shown | null> => {
    const event = query.get('event');
    if ((path === '/betting' || path === '/live_betting') && event !== null) {
      const match = ofMatch(event, language);
      if (match) return match;
    }
    if (path === '/shared_slip') return ofSlip(query.get('code') ?? '', language);
    const page = publicPages[path];
    if (page === undefined) return null;
    const t = say(language);
    return { ...unknown, name: page.name ? t(page.name) : null, text: page.text ? t(page.text, { operator }) : null };
  };

  return {
    of: async (visit) => {
      const { path, language, operator } = visit;
      const t = say(language);
      const shown = await shownOf(visit);
      const { query = '', name, picture } = shown ?? unknown;
      const address = (inside: Language) => `${inLanguage(inside, path)}${query}`;
      return {
        operator,
        language: languageCodes[language],
        name,
        text: shown?.text ?? t('previews:pages.home', { operator }),
        noScript: t('previews:noScript', { operator }) ?? 'JavaScript',
        // A shared slip is only for those it was sent to.
        listed: shown !== null && path !== '/shared_slip',
        address: shown && address(language),
        others: languages.map((inside) => [languageCodes[inside], address(inside)] as const),
        picture,
      };
    },
  };
};
