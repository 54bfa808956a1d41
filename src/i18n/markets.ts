import i18next from 'i18next';
import { use } from 'react';
import type { LockReason } from '../../contract/entities/match.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import { categoryMark } from '../../domain/offer/category-mark.ts';
import { boards } from '../../domain/sports/boards.ts';
import { useLanguageCode } from './use-language-code.ts';

/** Who plays: markets and selections of one side are called by its name. */
export interface Sides {
  hostName: string;
  awayName: string;
}

interface Match extends Sides {
  sport: SportCode;
}

/** What the offer's codes are called in the language of the page; a code without a translation is shown as it is. */
export interface OfferNames {
  sport(code: SportCode): string;
  country(name: string): string;
  /** A side; the mark of women, reserves or youth in the language of the page. */
  side(name: string): string;
  sides(match: Sides): Sides;
  league(name: string): string;
  /** "Total goals · 1st half". A number market carries its band: "Next goal · 4". */
  market(sport: SportCode, code: string, sides: Sides, band?: string | null): string;
  /** As a table head has room for it. */
  marketShort(code: string): string;
  /** "1", "Over", "Yes": the outcome without its line. */
  selection(code: string): string;
  /** As a column of odds has room for it. */
  selectionShort(code: string): string;
  /** With the line it is bet at: "Over 2.5", "1 (−1.5)"; with the name of the player it is about. */
  selectionWithLine(marketCode: string, code: string, band: string | null, player?: string | null): string;
  /** A bet on the outcome as text that needs no context: "Partizan to win", "Over 2.5 goals", "Draw, 1st half". */
  outcome(sides: Match, marketCode: string, code: string, band: string | null, player?: string | null): string;
  /** As {@link outcome}, with the match where the outcome names neither side: "Draw, Partizan – Vojvodina". */
  outcomeInMatch(sides: Match, marketCode: string, code: string, band: string | null, player?: string | null): string;
  phase(name: string): string;
  phaseShort(name: string): string;
  stat(key: string): string;
  /** Why a match is locked, as a row of odds has room for it. */
  lock(reason: LockReason): string;
  /** A tab or table of markets; one about a single market or a part of the match is called as that is. */
  tab(name: string): string;
  /** What the star of something is called. */
  favourite(name: string): string;
}

/** A handicap as it counts for a side; the feed's band is the host's. Minus is U+2212. */
export const handicapFor = (selection: string, band: string): string => {
  const value = Number(band) * (selection === '2' ? -1 : 1);
  if (!Number.isFinite(value)) return band;
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value)}`;
};

const isHandicap = (base: string) => base === 'AH' || base === 'AHS';

const sideWins = { '1': 'wins', '2': 'wins' };

/** Outcomes that have a sentence of their own; the others are called by selection and market. */
const saidOf: Record<string, Record<string, string>> = {
  '1X2': { ...sideWins, X: 'draw' },
  ML: sideWins,
  DC: { '1X': 'winsOrDraws', X2: 'winsOrDraws', '12': 'eitherWins' },
  GG: { yes: 'bothScore', no: 'notBothScore' },
};

const saidOfGoals: Record<string, string> = { over: 'overGoals', under: 'underGoals' };

/** The texts of a namespace: by key, or by group and key. */
type Texts = Readonly<Record<string, unknown>>;

/** Reads the namespace `betting` itself: hundreds of odds are named at once, and `t` weighs much that none of them needs. */
export const offerNames = (texts: Texts): OfferNames => {
  const filled = (text: unknown, fallback: string, values: Record<string, string> = {}): string =>
    typeof text === 'string' ? text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '') : fallback;
  const look = (group: string, code: string, fallback: string, values?: Record<string, string>): string =>
    filled((texts[group] as Texts | undefined)?.[code], fallback, values);
  const said = (key: string, values: Record<string, string>): string => filled(texts[key], key, values);
  const selection = (code: string) => look('selection', code, code);
  /** `SET2` where no text is its own: the text of `SET` with the number 2. */
  const numbered = (group: string, code: string): string => {
    const [, stem, n = ''] = /^(\D+)(\d+)$/.exec(code) ?? [];
    return look(group, code, stem ? look(group, stem, code, { n }) : code);
  };
  const marked =
    (group: string) =>
    (full: string): string => {
      const { name, mark } = categoryMark(full);
      return look(group, mark, full, { name });
    };
  const side = marked('sideOf');
  const sides = ({ hostName, awayName }: Sides): Sides => ({ hostName: side(hostName), awayName: side(awayName) });
  const market: OfferNames['market'] = (sport, code, match, band) => {
    const { period, base } = parseMarketCode(code);
    const { hostName: host, awayName: away } = sides(match);
    const called = { host, away };
    const name = [`${base}_${boards[sport].counts}`, `${base}_${sport}`].reduce(
      (known, own) => look('market', own, known, called),
      look('market', base, code, called),
    );
    const part = period === null ? name : `${name} · ${numbered('period', period)}`;
    return marketRules[base]?.band === 'number' && band ? `${part} · ${band}` : part;
  };
  /** Entrants of an outright may be countries. */
  const country = (name: string) => look('country', name, name);
  const selectionWithLine: OfferNames['selectionWithLine'] = (marketCode, code, band, player = null) => {
    const { base, line } = parseMarketCode(marketCode);
    if (player !== null && marketRules[base]?.ofPlayers) return country(player);
    if (player !== null) return `${player} · ${selectionWithLine(marketCode, code, band)}`;
    const at = band ?? line;
    if (at === null || marketRules[base]?.band !== 'line') return selection(code);
    return isHandicap(base) ? `${selection(code)} (${handicapFor(code, at)})` : `${selection(code)} ${at}`;
  };
  const outcome: OfferNames['outcome'] = (match, marketCode, code, band, player = null) => {
    const { period, base, line } = parseMarketCode(marketCode);
    const { hostName: host, awayName: away } = sides(match);
    const backed = code.includes('1') ? host : away;
    // Where a draw can be bet on too, "to win" alone would not tell which of the two bets it is.
    const ambiguous = base === 'ML' && boards[match.sport].table.includes('1X2');
    const at = band ?? line;
    const goals = base === 'OU' && at !== null && boards[match.sport].counts === 'goals';
    const sentence = ambiguous ? undefined : (goals ? saidOfGoals : saidOf[base])?.[code];
    if (sentence !== undefined) {
      const said = look('outcome', sentence, code, { side: backed, host, away, line: at ?? '' });
      return period === null ? said : `${said}, ${numbered('period', period)}`;
    }
    const handicap = at !== null && isHandicap(base) ? ` ${handicapFor(code, at)}` : '';
    const ofSide = player === null && (code === '1' || code === '2');
    const what = ofSide ? `${backed}${handicap}` : selectionWithLine(marketCode, code, band, player);
    return `${what}, ${market(match.sport, marketCode, match, band)}`;
  };
  return {
    sport: (code) => look('sport', code, code),
    country,
    side,
    sides,
    league: marked('leagueOf'),
    market,
    marketShort(code) {
      const { base } = parseMarketCode(code);
      return look('marketShort', base, look('market', base, code));
    },
    selection,
    selectionShort: (code) => look('selectionShort', code, selection(code)),
    selectionWithLine,
    outcome,
    outcomeInMatch(match, marketCode, code, band, player) {
      const said = outcome(match, marketCode, code, band, player);
      const { hostName, awayName } = sides(match);
      return said.includes(hostName) || said.includes(awayName) ? said : `${said}, ${hostName} – ${awayName}`;
    },
    phase: (name) => numbered('phase', name),
    phaseShort: (name) => numbered('phaseShort', name),
    stat: (key) => look('stat', key, key),
    lock: (reason) => look('lock', reason, reason),
    favourite: (name) => said('favourite', { name }),
    tab: (name) => look('tab', name, look('market', name, numbered('period', name))),
  };
};

const namespace = 'betting';
const known = new Map<string, OfferNames>();
const onTheWay = new Map<string, Promise<OfferNames>>();

const namesIn = (language: string): OfferNames | undefined => {
  const names = known.get(language);
  const texts: Texts | undefined = names ? undefined : i18next.getResourceBundle(language, namespace);
  if (texts === undefined) return names;
  const made = offerNames(texts);
  known.set(language, made);
  return made;
};

/** Without its texts, which did not come, the offer is called by its codes. */
const fetchNames = (language: string): Promise<OfferNames> => {
  const names =
    onTheWay.get(language) ?? i18next.loadNamespaces(namespace).then(() => namesIn(language) ?? offerNames({}));
  onTheWay.set(language, names);
  return names;
};

/**
 * The names of the offer in the language of the page, once a language. Waits for the texts where no loader fetched them.
 */
export const useOfferNames = (): OfferNames => {
  const language = useLanguageCode();
  return namesIn(language) ?? use(fetchNames(language));
};
