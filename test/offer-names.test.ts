import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { languages } from '../contract/entities/scalars.ts';
import { parseMarketCode } from '../domain/markets/market-code.ts';
import { marketRules } from '../domain/markets/market-rules.ts';
import { offeredSports, sports } from '../domain/sports/sports.ts';
import { allLeagues } from '../server/feed/catalogue/leagues.ts';
import { marketFilters } from '../server/feed/market-filters.ts';
import { offerNames } from '../src/i18n/markets.ts';

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const sides = { hostName: 'Host', awayName: 'Away' };
const drawn = new Set(
  [...readFileSync(file('src/ui/sport-icons.svg'), 'utf8').matchAll(/symbol id="(\w+)"/g)].map(([, id]) => id),
);

test.each(offeredSports)('%s has an icon of its own', (sport) => expect(drawn).toContain(sport));

describe.each(languages)('in %s', (language) => {
  const betting = JSON.parse(readFileSync(file(`locales/${language}/betting.json`), 'utf8')) as Record<
    'country' | 'phaseShort',
    Record<string, string>
  >;
  const i18n = i18next.createInstance({ lng: language, ns: 'betting', resources: { [language]: { betting } } });
  void i18n.init({ interpolation: { escapeValue: false } });
  const names = offerNames(i18n.getFixedT(language, 'betting'));
  /** A code that is its own name has none. */
  const nameless = (codes: readonly string[], name: (code: string) => string) =>
    codes.filter((code) => name(code) === code || /undefined|\{\{/.test(name(code)));

  test.each(offeredSports)('everything about %s has a name', (sport) => {
    const { phases, statKeys, table, tabs } = sports[sport];
    const markets = [...new Set([...table, ...tabs.flatMap((tab) => tab.markets)])];
    const selections = markets.flatMap((code) => marketRules[parseMarketCode(code).base]?.selections ?? []);
    const isText = (code: string) => !/^[12X]{1,2}$|^\d|\/|\+$/.test(code) || /KO|SUB|DEC/.test(code);
    expect(nameless([sport], (code) => names.sport(code as typeof sport)).filter((code) => code !== 'MMA')).toEqual([]);
    expect(nameless(phases, names.phase)).toEqual([]);
    // In English the first quarter is Q1 on the clock too.
    expect(nameless(phases.slice(1), names.phaseShort).filter((code) => !betting.phaseShort[code])).toEqual([]);
    expect(nameless(markets, (code) => names.market(sport, code, sides))).toEqual([]);
    const tables = marketFilters('prematch main', sport);
    expect(
      nameless([...new Set([...table, ...tables.flatMap(({ markets: codes }) => codes)])], names.marketShort),
    ).toEqual([]);
    expect(nameless([...new Set(selections)].filter(isText), names.selection)).toEqual([]);
    expect(
      nameless(
        [...tabs, ...tables].map(({ name }) => name),
        names.tab,
      ),
    ).toEqual([]);
    expect(
      nameless(
        statKeys.filter((key) => key !== 'SV'),
        names.stat,
      ),
    ).toEqual([]);
  });

  test('two phases of a sport are never called the same', () => {
    for (const sport of offeredSports) {
      const called = sports[sport].phases.map(names.phase);
      expect(called.length - new Set(called).size, sport).toBe(0);
    }
  });

  test('countries have names', () => {
    expect(
      [...new Set(allLeagues.map(({ country }) => country))].filter((country) => !betting.country[country]),
    ).toEqual([]);
  });
});
