import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/entities/languages.ts';
import { callKey } from '../../contract/http/call-key.ts';
import { settingsGeneral, settingsStatuses, themesByDomain } from '../../contract/http/cms.ts';
import { banners } from '../../contract/http/cms-banners.ts';
import { siteStatuses } from '../../domain/access/site-statuses.ts';
import { bannersOf } from '../settings/banners.ts';
import { knownOperator } from '../settings/known-operator.ts';
import { operatorOf } from '../settings/operators.ts';
import type { Settings } from '../settings/settings.ts';

interface FirstAnswersNeeds {
  /** Of a page: answers by the keys of their calls, as JSON, and when they were true. */
  lists(path: string, language: Language): FirstAnswered | null;
  settings: Pick<Settings, 'general' | 'generalTexts' | 'statuses'>;
}

interface Address {
  path: string;
  language: Language;
}

/** Answers by the keys of their calls, as JSON, and when they were true. */
export interface FirstAnswered {
  at: number;
  json: string;
}

/** What a page asks first, answered with its document; null where nothing is. `origin` is that of the page. */
export type FirstAnswers = (address: Address, origin: string, request: FastifyRequest) => Promise<FirstAnswered | null>;

/** What a service worker fetches for a page that is opened has no destination. */
const destinations: unknown[] = ['document', 'empty'];

/** Visitors who open a page as it is get them: documents for a worker to keep, crawlers and other lists come without. */
const opensPage = ({ headers, url }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && destinations.includes(headers['sec-fetch-dest']) && !url.includes('?');

/** The block of data for src/browser/first-answers.ts: nothing in it can end it. */
export const answersBlock = ({ at, json: answers }: FirstAnswered): string => {
  const json = `{"at":${at},"answers":${answers}}`.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-answers">${json}</script>`;
};

/** Two objects of JSON as one. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

/**
 * Answers what a page asks before it shows anything: lists of the offer as everybody sees them, and the operator's
 * settings of the site, on the home page also what it offers a visitor. Without them in the document the page asks for itself.
 */
export const createFirstAnswers =
  ({ lists, settings }: FirstAnswersNeeds): FirstAnswers =>
  async ({ path, language: lang }, origin, request) => {
    if (!opensPage(request)) return null;
    try {
      const listed = lists(path, lang);
      const operator = operatorOf(origin);
      if (listed === null || operator === null) return null;
      const [general, statuses] = await Promise.all([settings.generalTexts(), settings.statuses()]);
      const site: Record<string, unknown> = {
        [callKey(settingsGeneral.url, undefined, 0)]: general,
        [callKey(settingsStatuses.url, undefined, 0)]: statuses,
        [callKey(themesByDomain.url, { domain: origin }, 0)]: operator,
      };
      if (path === '/') {
        const shown = bannersOf(knownOperator(origin), lang, 'home', await settings.general(), siteStatuses(statuses));
        site[callKey(banners.url, { domain: origin, lang, page: 'home' }, 0)] = { result: shown };
      }
      return { at: listed.at, json: joined(JSON.stringify(site), listed.json) };
    } catch {
      return null;
    }
  };
