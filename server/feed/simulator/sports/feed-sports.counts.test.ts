import { describe, expect, test } from 'vitest';
import { marketFamily, parseMarketCode } from '../../../../domain/markets/market-code.ts';
import { marketRules } from '../../../../domain/markets/market-rules.ts';
import { settleSelection } from '../../../../domain/markets/settle-selection.ts';
import { offeredSports, sports } from '../../../../domain/sports/sports.ts';
import { allLeagues } from '../catalogue/leagues.ts';
import { createPlays } from '../play/play-of.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { feedSports } from './feed-sports.ts';

const seed = 7;
const monday = Date.UTC(2026, 2, 2);
const quarterHour = 15 * 60_000;
const noDrift = { side: 0, goals: 0 };
const schedule = createSchedule(allLeagues, seed);
const week = schedule.between(monday, () => monday + 7 * 96 * quarterHour);
const playOf = createPlays(seed);

describe.each(offeredSports)('%s', (sport) => {
  const fixtures = week.filter(({ league }) => league.sport === sport);
  // Outrights are few among the matches: all of them are checked.
  const chosen = [...fixtures.filter(({ league }) => league.field), ...fixtures.slice(0, 40)];
  const plays = chosen.map(playOf);
  const namesOf = new Map(
    chosen.map((fixture) => [playOf(fixture), feedSports[sport].players?.(fixture).map(({ id }) => id) ?? []]),
  );
  const { phases, resultKeys, rowKeys, statKeys, table, tabs } = sports[sport];
  const tenths = plays.flatMap((play) =>
    Array.from({ length: 11 }, (_, tenth) => ({ play, at: (play.endsAfter * tenth) / 10 })),
  );

  test('the markets of its tabs are those that are offered', () => {
    const offered = new Set(
      [...tenths, ...plays.map((play) => ({ play, at: -1 }))].flatMap(({ play, at }) =>
        play.marketsAt(at, noDrift).map(({ code }) => marketFamily(code)),
      ),
    );
    expect([...offered].sort()).toEqual([...new Set(tabs.flatMap(({ markets }) => markets))].sort());
    expect(table.filter((market) => !offered.has(market))).toEqual([]);
  });

  test('a market’s selections are those of its rule, their chances sum to one, and lines are numbers', () => {
    const wrong = tenths.flatMap(({ play, at }) => {
      const names = namesOf.get(play) ?? [];
      return play.marketsAt(at, noDrift).flatMap(({ code, band, chances }) => {
        const { base, line } = parseMarketCode(code);
        const rule = marketRules[base];
        const known = (selection: string) =>
          rule?.selections.includes(selection) || (rule?.ofPlayers && names.includes(selection));
        const unknown = chances.map(([selection]) => selection).filter((selection) => !known(selection));
        const sum = chances.reduce((total, [, chance]) => total + chance, 0);
        // Both sides of a double chance win together, and of a pushed line none; any number of players may score.
        const winners = { DC: 2, TOP3: 3, REL: 3, AGS: sum }[base] ?? 1;
        const isWhole = [0, winners].some((whole) => Math.abs(sum - whole) < 2e-3);
        const hasBand = rule?.band === 'none' ? band === null : Number.isFinite(Number(band));
        const isOfLine = line === null || band === line;
        return unknown.length === 0 && isWhole && hasBand && isOfLine ? [] : { code, band, unknown, sum };
      });
    });
    expect(wrong).toEqual([]);
  });

  test('at the end every market is decided as it is settled', () => {
    for (const play of plays) {
      const { results } = play.momentAt(play.endsAfter);
      for (const { code, band, chances } of play.marketsAt(play.endsAfter, noDrift)) {
        const expected = chances.map(([selection, chance]) => [selection, chance > 0.5 ? 'won' : 'lost']);
        const settled = chances.map(([selection]) => [
          selection,
          settleSelection(sport, code, selection, band, results),
        ]);
        if (settled.every(([, outcome]) => outcome !== 'void')) expect(settled, code).toEqual(expected);
      }
    }
  });

  test('phases, results and stats are those the sport names', () => {
    const moments = tenths.map(({ play, at }) => play.momentAt(at));
    const unknown = (keys: readonly string[], known: readonly string[]) => keys.filter((key) => !known.includes(key));
    for (const { phase, results, stats } of moments) {
      expect(unknown([phase.name], phases)).toEqual([]);
      expect(unknown(Object.keys(results), ['P', ...resultKeys]).filter((key) => !/^N\d+$/.test(key))).toEqual([]);
      expect(unknown(Object.keys(stats), statKeys)).toEqual([]);
    }
    expect(unknown(rowKeys, ['P', ...resultKeys])).toEqual([]);
  });

  test('no match takes longer than the schedule keeps free for it', () => {
    const free = Math.max(1, feedSports[sport].longest) * quarterHour;
    for (const play of plays) expect(play.endsAfter).toBeLessThanOrEqual(free);
  });
});
