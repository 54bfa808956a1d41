import type { MarketFilter } from '../../contract/entities/offer.ts';
import { type SportCode, sportCodes } from '../../contract/entities/sport.ts';
import { boards } from '../../domain/sports/boards.ts';

/**
 * Tables of the prematch list beside each sport's main one: market codes in column order. Each begins with what it is
 * chosen for, because a phone has room for one market; its head names no part of the match, so none mixes two.
 */
type Tables = Readonly<Record<string, readonly string[]>>;

const parts = (names: readonly string[]): Tables =>
  Object.fromEntries(names.map((part) => [part, [`${part}_1X2`, `${part}_OU`, `${part}_AH`]]));
const wonParts = (name: string): Tables => ({ [name]: [`${name}_ML`, `${name}_OU`, `${name}_AH`] });

const draw: Tables = { DC: ['DC', '1X2', 'DNB'] };
const totals: Tables = { totals: ['OU', 'OUH', 'OUA', 'OE'] };
const quarters: Tables = { ...totals, ...parts(['H1', 'Q1']) };
const setsOfThree: Tables = {
  sets: ['OUS_2.5', 'AHS_-1.5', 'AHS_1.5'],
  games: ['OU', 'OUH', 'OUA', 'OE'],
  S1: ['S1_ML', 'S1_OU_9.5'],
};
const goalGame: Tables = { ...draw, GG: ['GG', 'OU', 'OE'], handicap: ['AH', '1X2', 'DNB'] };
const fight: Tables = { rounds: ['OU', 'GD'] };

const tables: Partial<Record<SportCode, Tables>> = {
  F: {
    ...goalGame,
    goals: ['OU', 'TG', 'OE', 'OUH_1.5', 'OUA_1.5'],
    H1: ['H1_1X2', 'H1_OU_1.5', 'H1_DC', 'H1_GG'],
    H2: ['H2_1X2', 'H2_OU_1.5'],
  },
  B: quarters,
  T: setsOfThree,
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
  BT: setsOfThree,
  MMA: fight,
  BO: fight,
  VF: {
    ...goalGame,
    goals: ['OU', 'TG', 'OE', 'OUH', 'OUA'],
    H1: ['H1_1X2', 'H1_OU', 'H1_DC', 'H1_GG'],
    H2: ['H2_1X2', 'H2_OU'],
  },
  VT: setsOfThree,
  VB: quarters,
};

type Table = Omit<MarketFilter, 'sport'>;

const withMain = (sport: SportCode): readonly Table[] => {
  const stem = sport.toLowerCase();
  return [
    { key: `${stem}_102bet`, name: 'main', markets: [...boards[sport].table] },
    ...Object.entries(tables[sport] ?? {}).map(([name, markets]) => ({
      key: `${stem}_${name.toLowerCase()}`,
      name,
      markets: [...markets],
    })),
  ];
};

const all = Object.fromEntries(sportCodes.map((sport) => [sport, withMain(sport)])) as Record<
  SportCode,
  readonly Table[]
>;

/** The tables of a sport, its main one first; its key ends in `_102bet` (football: the default `f_102bet`). */
export const prematchTables = (sport: SportCode): readonly Table[] => all[sport];

/** The market codes of a table, always the same array; those of the main table without a key, undefined for an unknown one. */
export const tableMarkets = (sport: SportCode, key?: string): readonly string[] | undefined =>
  all[sport].find((table) => key === undefined || table.key === key)?.markets;
