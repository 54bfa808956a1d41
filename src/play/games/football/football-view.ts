import { type FootballGoal, footballMatches } from '../../../../contract/games/football.ts';
import { footballScore } from '../../../../domain/games/football/football.ts';

export type FootballTab = 'result' | 'goals' | 'both' | 'past';

/** What the round shows other than the bet. */
export interface FootballView {
  hand: number | null;
  tab: FootballTab;
  /** The minute that is played; of a round that is over 90. */
  minute: number;
  /** Whether the matches are over. */
  finished: boolean;
  /** A round of before that is shown once more, and when that began by the page's clock. */
  again: { field: readonly number[]; goals: readonly (readonly FootballGoal[])[]; from: number } | null;
}

export const noView: FootballView = { hand: null, tab: 'result', minute: 0, finished: false, again: null };

const minuteTakes = 500;
/** The matches are over. */
export const matchesTake = 90 * minuteTakes;

export const matches = Array.from({ length: footballMatches }, (_, nth) => nth + 1);

/** Minutes played `elapsed` milliseconds after the start: rounded down for texts, with fractions for what moves. */
export const minutesAt = (elapsed: number): number => Math.min(90, Math.max(0, elapsed / minuteTakes));

/** How long a goal draws the ball to it. */
const attack = 4;
/** How long the kick-off after a goal takes. */
const restart = 1.5;

/**
 * Where the ball is in a match: from -1, the visitor's goal kick, to 1; it wanders about, and lies in the goal when one falls. The host
 * plays to the right.
 */
export const ballAt = (goals: readonly FootballGoal[], match: number, minutes: number): { x: number; y: number } => {
  const x = 0.5 * Math.sin(minutes * 0.83 + match * 1.7) + 0.22 * Math.sin(minutes * 2.1 + match * 4.1);
  const y = 0.55 * Math.sin(minutes * 1.31 + match * 2.3);
  const next = goals.find(({ minute }) => minute >= minutes);
  const last = goals.findLast(({ minute }) => minute < minutes);
  const since = last ? minutes - last.minute : restart;
  // After a goal the ball comes from the middle.
  const free = Math.min(1, since / restart);
  const near = next ? Math.max(0, 1 - (next.minute - minutes) / attack) : 0;
  const goal = next?.side === 'away' ? -1 : 1;
  return { x: free * (x * (1 - near) + goal * near), y: free * y * (1 - near) };
};

export interface PastRound {
  field: readonly number[];
  goals: readonly (readonly FootballGoal[])[];
}

/** How a team did in the last of the matches that it played, the newest first. */
export const formOf = (rounds: readonly PastRound[], team: number, count = 5): ('won' | 'drawn' | 'lost')[] =>
  rounds
    .flatMap(({ field, goals }) => {
      const at = field.indexOf(team);
      if (at < 0) return [];
      const [home, away] = footballScore(goals[Math.floor(at / 2)] ?? []);
      const ahead = at % 2 === 0 ? home - away : away - home;
      if (ahead === 0) return ['drawn' as const];
      return [ahead > 0 ? ('won' as const) : ('lost' as const)];
    })
    .slice(0, count);
