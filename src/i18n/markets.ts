import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportCode } from '../../contract/entities/sport.ts';
import { parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import { boards } from '../../domain/sports/boards.ts';

/** Who plays: markets and selections of one side are called by its name. */
export interface Sides {
  hostName: string;
  awayName: string;
}

/** What the offer's codes are called in the language of the page; a code without a translation is shown as it is. */
export interface OfferNames {
  sport(code: SportCode): string;
  country(name: string): string;
  /** "Total goals · 1st half". A number market carries its band: "Next goal · 4". */
  market(sport: SportCode, code: string, sides: Sides, band?: string | null): string;
  /** As a table head has room for it. */
  marketShort(code: string): string;
  /** "1", "Over", "Yes": the outcome without its line. */
  selection(code: string): string;
  /** With the line it is bet at: "Over 2.5", "1 (−1.5)"; with the name of the player it is about. */
  selectionWithLine(marketCode: string, code: string, band: string | null, player?: string | null): string;
  phase(name: string): string;
  phaseShort(name: string): string;
  stat(key: string): string;
  tab(name: string): string;
}

/** A handicap as it counts for a side; the feed's band is the host's. Minus is U+2212. */
export const handicapFor = (selection: string, band: string): string => {
  const value = Number(band) * (selection === '2' ? -1 : 1);
  if (!Number.isFinite(value)) return band;
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value)}`;
};

const isHandicap = (base: string) => base === 'AH' || base === 'AHS';

export const offerNames = (t: TFunction<'betting'>): OfferNames => {
  const look = (key: string, fallback: string, values: Record<string, string> = {}): string =>
    // The keys come from the feed, so the compiler cannot know them.
    (t as unknown as (key: string, values: Record<string, string>) => string)(key, {
      ...values,
      defaultValue: fallback,
    });
  const selection = (code: string) => look(`selection.${code}`, code);
  /** `SET2` where no text is its own: the text of `SET` with the number 2. */
  const numbered = (group: string, code: string): string => {
    const [, stem, n = ''] = /^(\D+)(\d+)$/.exec(code) ?? [];
    return look(`${group}.${code}`, stem ? look(`${group}.${stem}`, code, { n }) : code);
  };
  /** Entrants of an outright may be countries. */
  const country = (name: string) => look(`country.${name}`, name);
  const offer: OfferNames = {
    sport: (code) => look(`sport.${code}`, code),
    country,
    market(sport, code, { hostName, awayName }, band) {
      const { period, base } = parseMarketCode(code);
      const sides = { host: hostName, away: awayName };
      const name = [`${base}_${boards[sport].counts}`, `${base}_${sport}`].reduce(
        (known, key) => look(`market.${key}`, known, sides),
        look(`market.${base}`, code, sides),
      );
      const part = period === null ? name : `${name} · ${numbered('period', period)}`;
      return marketRules[base]?.band === 'number' && band ? `${part} · ${band}` : part;
    },
    marketShort(code) {
      const { base } = parseMarketCode(code);
      return look(`marketShort.${base}`, look(`market.${base}`, code));
    },
    selection,
    selectionWithLine(marketCode, code, band, player = null) {
      const { base, line } = parseMarketCode(marketCode);
      if (player !== null && marketRules[base]?.ofPlayers) return country(player);
      if (player !== null) return `${player} · ${offer.selectionWithLine(marketCode, code, band)}`;
      const at = band ?? line;
      if (at === null || marketRules[base]?.band !== 'line') return selection(code);
      return isHandicap(base) ? `${selection(code)} (${handicapFor(code, at)})` : `${selection(code)} ${at}`;
    },
    phase: (name) => numbered('phase', name),
    phaseShort: (name) => numbered('phaseShort', name),
    stat: (key) => look(`stat.${key}`, key),
    tab: (name) => look(`tab.${name}`, name),
  };
  return offer;
};

/** The names of the offer; the page's loader has fetched the namespace `betting`. */
export const useOfferNames = (): OfferNames => {
  const { t } = useTranslation('betting');
  return useMemo(() => offerNames(t), [t]);
};
