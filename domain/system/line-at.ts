import { binomial } from './binomial.ts';
import type { Group, Leg } from './system.ts';

/** The choice of k of the items at this place of the ordered list of all of them. */
const choiceAt = (items: readonly number[], k: number, place: bigint): number[] => {
  const chosen: number[] = [];
  let rest = place;
  for (const [index, item] of items.entries()) {
    if (chosen.length === k) break;
    const withIt = binomial(items.length - index - 1, k - chosen.length - 1);
    if (rest < withIt) chosen.push(item);
    else rest -= withIt;
  }
  return chosen;
};

/**
 * The line of a system at a place from 0 to combinations - 1, as ascending positions of its legs. Made on its own,
 * without the lines before it: by the formula that counts them. The groups must be sound.
 */
export const lineAt = (legs: readonly Leg[], groups: readonly Group[], place: bigint): number[] => {
  const positionsOf = (group: number | null) => [...legs.keys()].filter((index) => legs[index]?.group === group);
  const line = positionsOf(null);
  let rest = place;
  // The last group changes fastest, as the last digit of a number.
  for (const [index, { conditions }] of [...groups.entries()].reverse()) {
    const members = positionsOf(index);
    const size = conditions.reduce((all, k) => all + binomial(members.length, k), 0n);
    let within = rest % size;
    rest /= size;
    for (const k of conditions) {
      const choices = binomial(members.length, k);
      if (within < choices) {
        line.push(...choiceAt(members, k, within));
        break;
      }
      within -= choices;
    }
  }
  return line.sort((a, b) => a - b);
};
