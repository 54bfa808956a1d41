import type { BaccaratConfig } from '../baccarat/baccarat.ts';
import type { BlackjackConfig } from '../blackjack/blackjack.ts';
import type { CrashConfig } from '../crash/crash.ts';
import type { DiceConfig } from '../dice/dice.ts';
import type { FootballConfig } from '../football/football.ts';
import type { FruitConfig } from '../fruit/fruit.ts';
import type { KenoConfig } from '../keno/keno.ts';
import type { MinesConfig } from '../mines/mines.ts';
import type { PlinkoConfig } from '../plinko/plinko.ts';
import type { PokerConfig } from '../poker/poker.ts';
import type { RaceConfig } from '../race/race.ts';
import type { RouletteConfig } from '../roulette/roulette.ts';
import type { SixConfig } from '../six/six.ts';
import type { SlotConfig } from '../slot/slot.ts';
import type { StakeLimits } from '../stake-limits.ts';
import type { TableClock } from '../table/table-clock.ts';

/** What is published about a title before the first stake. Tests compute each figure from its configuration. */
export interface PublishedFigures {
  /** Percent of the stakes that come back, to two decimals: at the bet that gives back least, and at the one that gives most. */
  readonly returnPercent: readonly [number, number];
  /** Standard deviation of what a stake of 1 brings back, and one winning round in how many; both of the usual bet. */
  readonly deviation: number;
  readonly oneIn: number;
  /** The most a round can pay, as a multiple of the stake, over all bets. */
  readonly highest: number;
}

export type GameTag =
  | 'classic'
  | 'freeGames'
  | 'ways27'
  | 'wheel'
  | 'cashOut'
  | 'instant'
  | 'numbers'
  | 'draw'
  | 'race'
  | 'football'
  | 'cards'
  /** A part of its stakes goes into the pots, and each of its bets takes part in their draw. */
  | 'jackpots'
  | 'table';

/** Lobbies by the names of their pages (games 5). */
export type GameLobby =
  | 'casino'
  | 'casino_live'
  | 'casino2'
  | 'casino3'
  | 'slots'
  | 'poker'
  | 'skill_games'
  | 'number_games'
  | 'virtuals';

/** Limits of a title in one currency, and the chips it offers there; all in minor units. */
export interface TitleStakes extends StakeLimits {
  readonly chips: readonly number[];
}

interface AnyTitle {
  /** Lower case letters, digits and `-`: part of addresses, so it never changes. */
  readonly code: string;
  readonly name: string;
  /** The studio. */
  readonly provider: string;
  readonly lobbies: readonly GameLobby[];
  readonly tags: readonly GameTag[];
  /** By currency_id; a currency that is not listed cannot be played in. */
  readonly stakes: Readonly<Record<number, TitleStakes>>;
  readonly published: PublishedFigures;
  /** Its rounds are shared by all players and follow the clock; none where everybody plays by himself. */
  readonly table?: TableClock;
  /** The day it opened, for lobbies that name what is new; none of those that were there from the beginning. */
  readonly since?: string;
}

/** A game in a lobby: an engine with its own reels, pays and limits. */
export type Title = AnyTitle &
  (
    | { readonly engine: 'fruit'; readonly config: FruitConfig }
    | { readonly engine: 'slot'; readonly config: SlotConfig }
    | { readonly engine: 'roulette'; readonly config: RouletteConfig }
    | { readonly engine: 'crash'; readonly config: CrashConfig }
    | { readonly engine: 'mines'; readonly config: MinesConfig }
    | { readonly engine: 'plinko'; readonly config: PlinkoConfig }
    | { readonly engine: 'dice'; readonly config: DiceConfig }
    | { readonly engine: 'keno'; readonly config: KenoConfig }
    | { readonly engine: 'blackjack'; readonly config: BlackjackConfig }
    | { readonly engine: 'poker'; readonly config: PokerConfig }
    | { readonly engine: 'baccarat'; readonly config: BaccaratConfig }
    | { readonly engine: 'six'; readonly config: SixConfig }
    | { readonly engine: 'race'; readonly config: RaceConfig }
    | { readonly engine: 'football'; readonly config: FootballConfig }
  );

/** Whether all players of a title share its rounds: flights, and tables by the clock. */
export const isShared = ({ engine, table }: Pick<Title, 'engine' | 'table'>): boolean =>
  engine === 'crash' || table !== undefined;

/** Bars of volatility from 1 to 5, by the standard deviation of a stake of 1. */
export const volatilityOf = ({ published: { deviation } }: Pick<Title, 'published'>): 1 | 2 | 3 | 4 | 5 => {
  if (deviation < 1) return 1;
  if (deviation < 3.5) return 2;
  if (deviation < 6) return 3;
  return deviation < 12 ? 4 : 5;
};
