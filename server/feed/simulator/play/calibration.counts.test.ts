import { expect, test, vi } from 'vitest';
import { settleSelection } from '../../../../domain/markets/settle-selection.ts';
import { type OfferedSport, offeredSports } from '../../../../domain/sports/sports.ts';
import { allLeagues } from '../catalogue/leagues.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { minute } from './moment.ts';
import { createPlays } from './play-of.ts';

vi.setConfig({ testTimeout: 60_000 });

const seed = 7;
const monday = Date.UTC(2026, 2, 2);
const schedule = createSchedule(allLeagues, seed);
const day = 24 * 60 * minute;
/** Sports with few matches are measured for longer. */
const fixturesOf = (sport: OfferedSport) => {
  const within = (days: number) =>
    schedule.between(monday, () => monday + days * day).filter(({ league }) => league.sport === sport);
  const few = within(1.5);
  return few.length < 100 ? within(28) : few;
};
const playOf = createPlays(seed);
const noDrift = { side: 0, goals: 0 };

interface Count {
  matches: number;
  expected: number;
  variance: number;
  won: number;
}

/** Beyond five standard deviations a model and its matches do not belong together; with a fixed seed this cannot flicker. */
const tolerated = 5;

test.each(offeredSports)('what the book of %s expects before a match is what happens in matches', (sport) => {
  const counts = new Map<string, Count>();
  for (const fixture of fixturesOf(sport)) {
    const play = playOf(fixture);
    const { results } = play.momentAt(play.endsAfter);
    for (const { code, band, chances } of play.marketsAt(-1, noDrift))
      for (const [selection, chance] of chances) {
        const outcome = settleSelection(sport, code, selection, band, results);
        if (outcome === 'void') continue;
        const key = `${code} ${selection}`;
        const count = counts.get(key) ?? { matches: 0, expected: 0, variance: 0, won: 0 };
        counts.set(key, count);
        count.matches += 1;
        count.expected += chance;
        count.variance += chance * (1 - chance);
        if (outcome === 'won') count.won += 1;
      }
  }
  for (const [key, { expected, variance, won, matches }] of counts)
    expect(
      Math.abs(won - expected) / Math.sqrt(variance + 1),
      `${key}: ${won} of ${matches}, expected ${expected}`,
    ).toBeLessThan(tolerated);
  expect(counts.size).toBeGreaterThan(15);
});
