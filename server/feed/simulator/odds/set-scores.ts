import { type SetScore, zeros } from './tennis-chances.ts';

/** How a set is won: by the first to reach the target, ahead by the margin. */
export interface SetRule {
  target: number;
  margin: 1 | 2;
}

/** Deuces after which what is left is given to both sides by their chances at deuce. */
const longest = 12;

/** Every way a set can end from a score when the host wins each point with the same chance. */
export const setEnds = (
  point: number,
  [homeNow, awayNow]: readonly [number, number],
  { target, margin }: SetRule,
): SetScore[] => {
  const most = target + longest;
  const width = most + 2;
  const reached = zeros(width * width);
  reached[homeNow * width + awayNow] = 1;
  const ends: SetScore[] = [];
  const deuce = (point * point) / (point * point + (1 - point) * (1 - point));
  for (let home = homeNow; home <= most; home += 1)
    for (let away = awayNow; away <= most; away += 1) {
      const chance = reached[home * width + away] ?? 0;
      if (chance < 1e-12) continue;
      if (Math.max(home, away) >= target && Math.abs(home - away) >= margin) ends.push({ home, away, chance });
      else if (home === away && home === most - 1) {
        ends.push({ home: home + 2, away, chance: chance * deuce });
        ends.push({ home, away: away + 2, chance: chance * (1 - deuce) });
      } else {
        const [won, lost] = [(home + 1) * width + away, home * width + away + 1];
        reached[won] = (reached[won] ?? 0) + chance * point;
        reached[lost] = (reached[lost] ?? 0) + chance * (1 - point);
      }
    }
  return ends;
};
