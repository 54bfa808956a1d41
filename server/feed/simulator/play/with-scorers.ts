import type { Player } from '../../../../contract/entities/match.ts';
import { scoreOf } from '../../../../domain/markets/settle-selection.ts';
import { squadOf, squadSize } from '../catalogue/squads.ts';
import { scorerMarkets } from '../odds/scorer-markets.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { Play } from './play.ts';
import { goalShares, scorersOf } from './scorers.ts';
import type { Story } from './story.ts';

type Results = Readonly<Record<string, string>>;

/** Whose goals they were, read from the score after each: N1, N2 ... */
const goalSides = (results: Results): (0 | 1)[] => {
  const sides: (0 | 1)[] = [];
  let home = 0;
  for (let goal = 1; ; goal += 1) {
    const score = scoreOf(results, `N${goal}`);
    if (!score) return sides;
    sides.push(score[0] > home ? 0 : 1);
    home = score[0];
  }
};

/** The goals of a timeline with who scored them. */
const namedGoals = (story: Story, scorers: (sides: readonly (0 | 1)[]) => readonly Player[]): Story => {
  const goals = story.happenings.filter(({ event }) => event.kind === 'goal');
  const named = scorers(goals.map(({ event }) => (event.side === '1' ? 0 : 1)));
  const names = new Map(goals.map((goal, nth) => [goal, named[nth]?.name]));
  return {
    ...story,
    happenings: story.happenings.map((happening) => {
      const player = names.get(happening);
      return player === undefined ? happening : { ...happening, event: { ...happening.event, player } };
    }),
  };
};

/** Names the scorers of a sport's goals, GS in its results, and takes bets on them where the league has squads. */
export const withScorers =
  (play: (fixture: Fixture, seed: number) => Play) =>
  (fixture: Fixture, seed: number): Play => {
    const match = play(fixture, seed);
    const { story } = match;
    const squads = squadOf(fixture);
    if (squads.length === 0) return match;
    const scorers = (sides: readonly (0 | 1)[]) => scorersOf(seed, fixture, sides);
    const idsOf = (results: Results) => scorers(goalSides(results)).map(({ id }) => id);
    const named = (results: Results) => ({ ...results, GS: idsOf(results).join() });
    return {
      ...match,
      momentAt: (elapsed) => {
        const moment = match.momentAt(elapsed);
        return { ...moment, results: named(moment.results) };
      },
      marketsAt: (elapsed, drift) => {
        const markets = match.marketsAt(elapsed, drift);
        const scored = elapsed < 0 ? [] : idsOf(match.momentAt(Math.min(elapsed, match.endsAfter)).results);
        const shares = squads.map(({ id }, place) => ({ id, share: goalShares[place % squadSize] ?? 0 }));
        return [...markets, ...scorerMarkets(markets, shares.slice(0, squadSize), shares.slice(squadSize), scored)];
      },
      finishedAs: (score, elapsed) => named(match.finishedAs(score, elapsed)),
      ...(story && {
        story: {
          whole: () => namedGoals(story.whole(), scorers),
          ended: (finish) => namedGoals(story.ended(finish), scorers),
        },
      }),
    };
  };
