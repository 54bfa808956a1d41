import type { SportCode } from '../../contract/entities/sport.ts';

/** What a row of a list must know of its sport; the rest of it is read where all markets are shown. */
export interface SportBoard {
  /** What a match's total counts, and so what it is called. */
  counts: 'goals' | 'points' | 'games' | 'runs' | 'rounds' | 'legs' | 'frames' | 'corners' | 'aces' | 'degrees';
  /** Markets of a list row, in column order. */
  table: readonly string[];
  /** Results of a match that a row has room for; see sports.ts. */
  rowKeys: readonly string[];
}

const winner = ['ML', 'AH', 'OU'];
const draw = ['1X2', 'OU', 'AH'];
const goals = ['1X2', 'DC', 'OU', 'GG', 'AH'];
const sets = ['ML', 'AHS', 'OUS'];
const duel = ['DU', 'OU', 'AH'];

const board = (
  counts: SportBoard['counts'],
  table: readonly string[],
  rowKeys: readonly string[] = ['G'],
): SportBoard => ({
  counts,
  table,
  rowKeys,
});

const tennis = board('games', winner, ['S', 'P', 'L']);

/** The rows of each sport. */
export const boards: Readonly<Record<SportCode, SportBoard>> = {
  F: board('goals', goals),
  B: board('points', winner),
  T: tennis,
  H: board('goals', draw),
  WP: board('goals', draw),
  IH: board('goals', ['1X2', 'ML', 'OU', 'AH']),
  V: board('points', winner, ['S', 'P']),
  FU: board('goals', goals),
  RL: board('points', draw),
  S: board('frames', winner, ['G', 'P']),
  E: board('rounds', sets, ['M', 'P']),
  D: board('legs', sets, ['S', 'L']),
  BB: board('runs', winner),
  AF: board('points', winner),
  TT: board('points', winner, ['S', 'P']),
  BT: tennis,
  MMA: board('rounds', ['ML', 'OU']),
  BO: board('rounds', ['ML', 'OU']),
  VF: board('goals', goals),
  VT: tennis,
  VB: board('points', winner),
  SPF: board('corners', duel),
  SPFS: board('points', duel),
  SPFGL: board('goals', duel),
  SPB: board('points', duel),
  SPT: board('aces', duel),
  SPH: board('goals', duel),
  SPWP: board('goals', duel),
  SPOG: board('degrees', ['DU', 'AH']),
};
