import type { SportCode } from '../../contract/entities/sport.ts';
import { boards, type SportBoard } from './boards.ts';

/** A tab of the match page: `markets` are families (see {@link marketFamily}); none means every market. */
export interface MarketTab {
  key: string;
  name: string;
  markets: readonly string[];
}

/** What the site and the server must know of a sport. */
export interface Sport extends SportBoard {
  code: SportCode;
  name: string;
  icon: string;
  /** Phase names of matchPhase in the order they come. A match may skip some, never go back. */
  phases: readonly string[];
  /** Keys of a match's results in reading order, all "home-away"; see {@link sports}. */
  resultKeys: readonly string[];
  /** Keys of stats, for example PN red cards. */
  statKeys: readonly string[];
  tabs: readonly MarketTab[];
}

/** What differs between sports, other than their rows; the rest follows from it. */
export interface SportSource {
  name: string;
  /** Phases between NSY and F. */
  phases: readonly string[];
  /** Results but G. */
  results: readonly string[];
  stats?: readonly string[];
  /** Market families by name of the tab. */
  tabs: Readonly<Record<string, readonly string[]>>;
}

/** `SET1`, `SET2` ... up to `last`. */
export const numbered = (stem: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${stem}${index + 1}`);

/** Families of each of several parts of a match: `Q1_1X2`, `Q1_OU`, `Q2_1X2` ... */
export const ofEach = (parts: readonly string[], bases: readonly string[]): string[] =>
  parts.flatMap((part) => bases.map((base) => `${part}_${base}`));

/** The sport of a code, its tabs keyed by code and name, the first of them holding every market. */
export const sport = <Code extends SportCode>(
  code: Code,
  { name, phases, results, stats = [], tabs }: SportSource,
): Sport & { code: Code } => {
  const icon = code.toLowerCase();
  return {
    ...boards[code],
    code,
    name,
    icon,
    phases: ['NSY', ...phases, 'F'],
    resultKeys: ['G', ...results],
    statKeys: stats,
    tabs: [
      { key: 'f_all', name: 'all', markets: [] },
      ...Object.entries(tabs).map(([tab, markets]) => ({ key: `${icon}_${tab}`, name: tab, markets })),
    ],
  };
};
