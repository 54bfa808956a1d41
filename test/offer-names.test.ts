import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languages } from '../contract/entities/languages.ts';
import { parseMarketCode } from '../domain/markets/market-code.ts';
import { marketRules } from '../domain/markets/market-rules.ts';
import { categoryMark } from '../domain/offer/category-mark.ts';
import { offeredSports, sports } from '../domain/sports/sports.ts';
import { marketFilters } from '../server/feed/market-filters.ts';
import { allLeagues } from '../server/feed/simulator/catalogue/leagues.ts';
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
  const names = offerNames(betting);
  /** A code that is its own name has none. */
  const nameless = (codes: readonly string[], name: (code: string) => string) =>
    codes.filter((code) => name(code) === code || /undefined|\{\{/.test(name(code)));

  test('women, reserves and youth of all leagues are called in the language', () => {
    const marked = allLeagues.flatMap(({ name, teams }) => [
      ...(categoryMark(name).mark ? [names.league(name)] : []),
      ...teams.filter((team) => categoryMark(team).mark).map(names.side),
    ]);
    expect(marked.length).toBeGreaterThan(1_000);
    const foreign = language === 'en' ? /\{\{/ : /( W| Women)$|\{\{/;
    expect(marked.filter((name) => foreign.test(name))).toEqual([]);
    // A line may end before the mark, not in it.
    expect(marked.filter((name) => /-\d\d\)?$/.test(name))).toEqual([]);
    expect([names.side('Partizan'), names.league('Superliga')]).toEqual(['Partizan', 'Superliga']);
    const match = { sport: 'F', hostName: 'Partizan W', awayName: 'Vojvodina W' } as const;
    expect(names.outcome(match, '1X2', '1', null)).toContain(names.side('Partizan W'));
  });

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

  test.each(offeredSports)('every bet on %s can be said', (sport) => {
    const match = { sport, hostName: 'Partizan', awayName: 'Vojvodina' };
    const { table, tabs } = sports[sport];
    const markets = [...new Set([...table, ...tabs.flatMap((tab) => tab.markets)])];
    const bets = markets.flatMap((code) => {
      const { band, selections } = marketRules[parseMarketCode(code).base] ?? { band: 'none', selections: [] };
      return selections.map((selection) =>
        names.outcomeInMatch(match, code, selection, band === 'none' ? null : '1.5'),
      );
    });
    expect(bets.filter((bet) => !bet.includes('Partizan') && !bet.includes('Vojvodina'))).toEqual([]);
    expect(bets.filter((bet) => /undefined|\{\{|outcome\./.test(bet))).toEqual([]);
    expect(bets.filter((bet, place) => bets.indexOf(bet) !== place)).toEqual([]);
  });

  test('every phase of the specification has a name, and one that nobody knows is shown as it is', () => {
    const upTo = (stem: string, last: number) => Array.from({ length: last }, (_, index) => `${stem}${index + 1}`);
    const phases = ['NSY', 'FH', 'HT', 'SH', 'AOT', 'OT', 'P', 'F'];
    expect(nameless(phases, names.phase)).toEqual([]);
    for (const counted of [upTo('Q', 4), upTo('SET', 7), upTo('MAP', 7), upTo('GAME', 5), upTo('INN', 9)]) {
      expect(nameless(counted, names.phase)).toEqual([]);
      expect(new Set(counted.map(names.phase)).size).toBe(counted.length);
    }
    for (const unknown of ['GOLDEN_GOAL', 'X9', 'SET', '']) {
      expect(() => names.phase(unknown)).not.toThrow();
      if (unknown !== 'SET') expect([names.phase(unknown), names.phaseShort(unknown)]).toEqual([unknown, unknown]);
    }
  });

  test('a selection about a player says his name, an outright its country in the language', () => {
    expect(names.selectionWithLine('AGS', 'h3', null, 'Marko Babić')).toBe('Marko Babić');
    expect(names.selectionWithLine('FGS', 'none', null, null)).toBe(names.selection('none'));
    expect(names.selectionWithLine('PP_h1', 'over', '17.5', 'Luka Savić')).toBe(
      `Luka Savić · ${names.selection('over')} 17.5`,
    );
    expect(names.selectionWithLine('WIN', '3', null, 'Serbia')).toBe(names.country('Serbia'));
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

test.each([
  ['1X2', '1', null, 'Partizan to win'],
  ['1X2', 'X', null, 'Draw, Partizan – Vojvodina'],
  ['H1_1X2', '2', null, 'Vojvodina to win, 1st half'],
  ['DC', '1X', null, 'Partizan to win or draw'],
  ['DC', '12', null, 'Partizan or Vojvodina to win'],
  ['OU', 'over', '2.5', 'Over 2.5 goals, Partizan – Vojvodina'],
  ['OU_1.5', 'under', null, 'Under 1.5 goals, Partizan – Vojvodina'],
  ['AH', '2', '-1', 'Vojvodina +1, Handicap'],
  ['GG', 'yes', null, 'Both teams score, Partizan – Vojvodina'],
  ['GG', 'no', null, 'Not both teams score, Partizan – Vojvodina'],
  ['DNB', '1', null, 'Partizan, Draw no bet'],
])('%s %s of %s is said as a bet', (market, selection, band, said) => {
  const names = offerNames(JSON.parse(readFileSync(file('locales/en/betting.json'), 'utf8')));
  const match = { sport: 'F', hostName: 'Partizan', awayName: 'Vojvodina' } as const;
  expect(names.outcomeInMatch(match, market, selection, band)).toBe(said);
});
