import { type Language, languageCodes } from '../../contract/entities/languages.ts';
import type { PushKind, PushMessage } from '../../contract/entities/push.ts';
import { filled } from '../settings/filled.ts';
import { type PushTexts, pushTexts } from './push-texts.ts';

type Params = Readonly<Record<string, string>>;

interface Words {
  title: keyof PushTexts;
  body: keyof PushTexts;
}

const settled: Readonly<Record<string, Words>> = {
  won: { title: 'wonTitle', body: 'wonText' },
  lost: { title: 'lostTitle', body: 'lostText' },
  void: { title: 'voidTitle', body: 'voidText' },
};

const wordsOf = (kind: PushKind, { outcome = '' }: Params): Words => {
  switch (kind) {
    case 'ticketSettled':
      return settled[outcome] ?? { title: 'settledTitle', body: 'settledText' };
    case 'cashOutDone':
      return { title: 'cashOutTitle', body: 'cashOutText' };
    case 'depositCredited':
      return { title: 'depositTitle', body: 'depositText' };
    case 'kickOff':
      return { title: 'kickOffTitle', body: 'kickOffText' };
  }
};

const pathOf = (kind: PushKind, { ticket, sport, match }: Params): string => {
  if (kind === 'kickOff') return `/live_betting?${new URLSearchParams({ sport: sport ?? '', event: match ?? '' })}`;
  if (kind === 'depositCredited') return '/account/transactions';
  return `/ticket_history?${new URLSearchParams({ paper: ticket ?? '' })}`;
};

const longestName = 100;

/** What a browser shows, in a language. What happens to a ticket later replaces what was said of it before. */
export const composePush = (kind: PushKind, subject: string, params: Params, language: Language): PushMessage => {
  const { amount, name } = params;
  const amounts = new Intl.NumberFormat(languageCodes[language], { minimumFractionDigits: 2 });
  const values = {
    ...params,
    ...(amount === undefined ? {} : { amount: amounts.format(Number(amount)) }),
    ...(name === undefined ? {} : { name: name.slice(0, longestName) }),
  };
  const { title, body } = wordsOf(kind, params);
  const texts = pushTexts[language];
  return {
    title: filled(texts[title], values),
    body: filled(texts[body], values),
    tag: params.ticket === undefined ? `${kind}:${subject}` : `ticket:${params.ticket}`,
    path: `/${language}${pathOf(kind, params)}`,
    lang: languageCodes[language],
  };
};
