import type { LockReason } from '../../../../contract/entities/match.ts';
import { minute, second } from './moment.ts';

export type Side = 0 | 1;
export type IncidentKind = 'goal' | 'red' | 'yellow' | 'corner' | 'attack';

export interface Incident {
  /** Milliseconds from kick-off. */
  at: number;
  kind: IncidentKind;
  side: Side;
  /** Period the incident belongs to, from 0. */
  period: number;
}

/** A stretch of play: real time from `from` to `to`, clock minutes from `clock` up to `lastMinute`. */
export interface Period {
  name: string;
  from: number;
  to: number;
  clock: number;
  lastMinute: number;
  /** Share of a match's goals that fall into it. */
  share: number;
  playing: boolean;
}

/** Rates of incidents of one side over the whole match. */
export interface Rates {
  goals: readonly [number, number];
  red?: number;
  yellow?: number;
  corners?: number;
  attacks: number;
}

/**
 * What a sending-off does to the rates of goals: the side left with ten scores two thirds, the other five quarters.
 * Source: Vecer, Kopriva, Ichiba, "Estimating the Effect of the Red Card in Soccer", JQAS 5 (2009).
 */
export const redCardFactors = { own: 2 / 3, other: 5 / 4 } as const;

export const afterRedCards = (
  [home, away]: readonly [number, number],
  [homeReds, awayReds]: readonly [number, number],
): [number, number] => [
  home * redCardFactors.own ** homeReds * redCardFactors.other ** awayReds,
  away * redCardFactors.own ** awayReds * redCardFactors.other ** homeReds,
];

const step = 20 * second;

/** What can happen in one step, with the chance of each. */
const chancesOf = (rates: Rates, reds: readonly [number, number], share: number): [IncidentKind, Side, number][] => {
  const [homeGoals, awayGoals] = afterRedCards(rates.goals, reds);
  const even = (kind: IncidentKind, rate = 0): [IncidentKind, Side, number][] => [
    [kind, 0, (rate / 2) * share],
    [kind, 1, (rate / 2) * share],
  ];
  return [
    ['goal', 0, homeGoals * share],
    ['goal', 1, awayGoals * share],
    ...even('red', rates.red),
    ...even('yellow', rates.yellow),
    ...even('corner', rates.corners),
    ...even('attack', rates.attacks),
  ];
};

/** Draws the incidents of a match: competing Poisson processes, goals at the rates the book prices by. */
export const drawIncidents = (random: () => number, periods: readonly Period[], rates: Rates): Incident[] => {
  const incidents: Incident[] = [];
  const reds: [number, number] = [0, 0];
  const played = periods.filter(({ playing }) => playing);
  for (const [period, { from, to, share }] of played.entries()) {
    const steps = Math.max(1, Math.floor((to - from) / step));
    let chances = chancesOf(rates, reds, share / steps);
    for (let index = 0; index < steps; index += 1) {
      let drawn = random();
      for (const [kind, side, chance] of chances) {
        drawn -= chance;
        if (drawn >= 0) continue;
        incidents.push({ at: from + index * step + Math.floor(random() * step), kind, side, period });
        if (kind === 'red') {
          reds[side] += 1;
          chances = chancesOf(rates, reds, share / steps);
        }
        break;
      }
    }
  }
  return incidents;
};

/** How long stakes are refused around an incident: from before it is known until prices are recomputed. */
const closedAround: Partial<Record<IncidentKind, readonly [before: number, after: number]>> = {
  goal: [5 * second, 35 * second],
  red: [3 * second, 30 * second],
  attack: [0, 8 * second],
};

/** How long after a goal its review begins, which lasts until stakes are taken again. */
const reviewFrom = 12 * second;
/** Every how many goals one is reviewed, where there is a video assistant. */
const reviewEvery = 5;

const said: Partial<Record<IncidentKind, LockReason>> = { goal: 'goal', red: 'redCard' };

/** Why no stakes are taken; what is still to come gives nothing away. `reviewed`: the match has a video assistant. */
export const lockAt = (incidents: readonly Incident[], elapsed: number, reviewed = false): LockReason | null => {
  const around = incidents.filter(({ at, kind }) => {
    const [before, after] = closedAround[kind] ?? [0, 0];
    return elapsed >= at - before && elapsed < at + after;
  });
  if (around.length === 0) return null;
  const known = around.findLast(({ at, kind }) => at <= elapsed && said[kind] !== undefined);
  if (known === undefined) return 'suspended';
  const review = reviewed && known.kind === 'goal' && known.at % reviewEvery === 0;
  return review && elapsed >= known.at + reviewFrom ? 'var' : (said[known.kind] ?? 'suspended');
};

/** Share of the match's goals still to come, over all of it and within one period (from 0). */
export const sharesLeft = (periods: readonly Period[], elapsed: number): { all: number; by: number[] } => {
  const by = periods
    .filter(({ playing }) => playing)
    .map(({ from, to, share }) => share * Math.min(1, Math.max(0, (to - elapsed) / (to - from))));
  return { all: by.reduce((sum, share) => sum + share, 0), by };
};

export const periodAt = (periods: readonly Period[], elapsed: number): Period | undefined =>
  periods.find(({ to }) => elapsed < to) ?? periods.at(-1);

/** Whole minutes on the match clock; it stands still in stoppage time. */
export const clockMinute = (period: Period, elapsed: number): number =>
  Math.min(period.lastMinute, period.clock + Math.max(0, Math.floor((elapsed - period.from) / minute)));
