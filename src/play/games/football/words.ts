import type { FootballGoal } from '../../../../contract/games/football.ts';
import { footballScore } from '../../../../domain/games/football/football.ts';
import { t } from '../../kit/texts.ts';

/** The two teams of a match. */
export const pairOf = (field: readonly number[], match: number): readonly [number, number] => [
  field[2 * match - 2] ?? 0,
  field[2 * match - 1] ?? 0,
];

export const teamName = (team: number): string => t(`football.team.${team}`);

const named = (field: readonly number[], match: number) => {
  const [home, away] = pairOf(field, match);
  return { home: teamName(home), away: teamName(away) };
};

export const matchWords = (field: readonly number[], match: number): string => t('football.match', named(field, match));

/** What a place is called, with the names of its teams. */
export const placeWords = (place: string, field: readonly number[]): string => {
  const [kind = '', match] = place.split('-');
  return t(`football.bet.${kind}`, named(field, Number(match)));
};

/** The final score of a match, or the score after some of its goals. */
export const scoreWords = (field: readonly number[], match: number, goals: readonly FootballGoal[]): string => {
  const [home, away] = footballScore(goals);
  return t('football.score', { match: matchWords(field, match), score: `${home}:${away}` });
};
