import type { MarketFilter } from '../../contract/entities/offer.ts';
import { type SportCode, sportCodes } from '../../contract/entities/sport.ts';
import { boards } from '../../domain/sports/boards.ts';

/**
 * Tables of a list other than each sport's main one: market codes in column order. Each begins with what it is chosen
 * for, because a phone has room for one market; its head names no part of the match, so none mixes two.
 */
type Tables = Readonly<Record<string, readonly string[]>>;

const parts = (names: readonly string[]): Tables =>
  Object.fromEntries(names.map((part) => [part, [`${part}_1X2`, `${part}_OU`, `${part}_AH`]]));
const wonParts = (name: string): Tables => ({ [name]: [`${name}_ML`, `${name}_OU`, `${name}_AH`] });

const draw: Tables = { DC: ['DC', '1X2', 'DNB'] };
const totals: Tables = { totals: ['OU', 'OUH', 'OUA', 'OE'] };
const quarters: Tables = { ...totals, ...parts(['H1', 'Q1']) };
const setsOfThree = (set: string): Tables => ({
  sets: ['OUS_2.5', 'AHS_-1.5', 'AHS_1.5'],
  games: ['OU', 'OUH', 'OUA', 'OE'],
  [set]: [`${set}_ML`, `${set}_OU_9.5`],
});
const goalGame: Tables = { ...draw, GG: ['GG', 'OU', 'OE'], handicap: ['AH', '1X2', 'DNB'] };
const fight: Tables = { rounds: ['OU', 'GD'] };

const prematch: Partial<Record<SportCode, Tables>> = {
  F: {
    ...goalGame,
    goals: ['OU', 'TG', 'OE', 'OUH_1.5', 'OUA_1.5'],
    H1: ['H1_1X2', 'H1_OU_1.5', 'H1_DC', 'H1_GG'],
    H2: ['H2_1X2', 'H2_OU_1.5'],
  },
  B: quarters,
  T: setsOfThree('S1'),
  H: { ...draw, ...totals, ...parts(['H1', 'H2']) },
  WP: { ...draw, ...quarters },
  IH: {
    DC: ['DC', '1X2', 'ML'],
    goals: ['OU', 'GG', 'OE', 'OUH_2.5', 'OUA_2.5'],
    P1: ['P1_1X2', 'P1_OU_1.5', 'P1_GG'],
  },
  V: { sets: ['OUS', 'AHS'], ...wonParts('S1') },
  FU: { ...goalGame, ...parts(['H1', 'H2']) },
  RL: { ...draw, ...totals, ...parts(['H1', 'H2']) },
  E: { rounds: ['OU', 'AH', 'OE'], ...wonParts('M1') },
  D: { legs: ['OU', 'AH', 'OE'], S1: ['S1_ML', 'S1_OU'] },
  BB: { ...totals, ...parts(['I1', 'I5']) },
  AF: quarters,
  TT: { games: ['OUS', 'AHS'], ...wonParts('G1') },
  BT: setsOfThree('S1'),
  MMA: fight,
  BO: fight,
  VF: {
    ...goalGame,
    goals: ['OU', 'TG', 'OE', 'OUH', 'OUA'],
    H1: ['H1_1X2', 'H1_OU', 'H1_DC', 'H1_GG'],
    H2: ['H2_1X2', 'H2_OU'],
  },
  VT: setsOfThree('S1'),
  VB: quarters,
};

/** In play the first part of a match is soon over: a later one has its table. */
const lateQuarters: Tables = { ...totals, ...parts(['H1', 'Q4']) };
const live: Partial<Record<SportCode, Tables>> = {
  F: {
    NG: ['NG', 'DNB', 'OE'],
    ...goalGame,
    goals: ['OU', 'TG', 'OE'],
    H2: ['H2_1X2', 'H2_OU_1.5'],
  },
  B: lateQuarters,
  T: setsOfThree('S2'),
  H: { ...draw, ...totals, ...parts(['H2']) },
  WP: { ...draw, ...totals, ...parts(['Q4']) },
  IH: { DC: ['DC', '1X2', 'ML'], goals: ['OU', 'GG', 'OE'], P3: ['P3_1X2', 'P3_OU_1.5', 'P3_GG'] },
  V: { sets: ['OUS', 'AHS'], ...wonParts('S2') },
  FU: { ...goalGame, ...parts(['H2']) },
  RL: { ...draw, ...totals, ...parts(['H2']) },
  E: { rounds: ['OU', 'AH', 'OE'], ...wonParts('M2') },
  D: { legs: ['OU', 'AH', 'OE'], S2: ['S2_ML', 'S2_OU'] },
  BB: { ...totals, ...parts(['I5']) },
  AF: lateQuarters,
  TT: { games: ['OUS', 'AHS'], ...wonParts('G2') },
  BT: setsOfThree('S2'),
  MMA: fight,
  BO: fight,
  VF: { ...goalGame, goals: ['OU', 'TG', 'OE'], H2: ['H2_1X2', 'H2_OU'] },
  VT: setsOfThree('S2'),
  VB: lateQuarters,
};

interface Table extends Pick<MarketFilter, 'key' | 'name'> {
  markets: readonly string[];
}

/** Before the start, or in play. */
export type ListKind = 'prematch' | 'live';

const withMain = (sport: SportCode, tables: Tables = {}): readonly Table[] => {
  const stem = sport.toLowerCase();
  return [
    { key: `${stem}_102bet`, name: 'main', markets: boards[sport].table },
    ...Object.entries(tables).map(([name, markets]) => ({
      key: `${stem}_${name.toLowerCase()}`,
      name,
      markets,
    })),
  ];
};

const ofEverySport = (tables: Partial<Record<SportCode, Tables>>) =>
  Object.fromEntries(sportCodes.map((sport) => [sport, withMain(sport, tables[sport])])) as Record<
    SportCode,
    readonly Table[]
  >;
const all = { prematch: ofEverySport(prematch), live: ofEverySport(live) };

/** The tables of a sport, its main one first; its key ends in `_102bet` (football: the default `f_102bet`). */
export const tablesOf = (kind: ListKind, sport: SportCode): readonly Table[] => all[kind][sport];

/** The market codes of a table, always the same array; those of the main table without a key, undefined for an unknown one. */
export const tableMarkets = (kind: ListKind, sport: SportCode, key?: string): readonly string[] | undefined =>
  all[kind][sport].find((table) => key === undefined || table.key === key)?.markets;
