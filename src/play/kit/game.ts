import type { ComponentType } from 'preact';
import type { GameBet, GameOutcome } from '../../../contract/games/game.ts';
import type { OpenedStudioGame } from '../../../contract/games/studio.ts';
import type { Prize } from '../../../domain/games/figures.ts';
import type { Title } from '../../../domain/games/titles/title.ts';
import type { GamePhase, GamePlay } from '../../../machines/game/game-play.ts';
import type { GameFlightEvent } from '../../../machines/game-flight/game-flight.machine.ts';
import type { GameRoundEvent } from '../../../machines/game-round/game-round.machine.ts';
import type { SharedRoundEvent } from '../../../machines/shared-round/shared-round.machine.ts';
import type { Sound } from './sound.ts';
import type { Watched } from './use-snapshot.ts';

export interface PlaySnapshot {
  context: GamePlay;
  hasTag(tag: GamePhase): boolean;
}

export type PlayEvent = GameRoundEvent | GameFlightEvent | SharedRoundEvent;

/** The running flow of a game, whichever machine it is. */
export interface Play extends Watched<PlaySnapshot> {
  send(event: PlayEvent): void;
}

/** What is shown under the stage when a round is over: parts in order, and what was won. */
export interface Told {
  parts: readonly string[];
  /** Minor units; null where nothing is paid yet. */
  win: number | null;
  stake: number;
}

/** Which dialog is open. */
export type Opened = 'rules' | 'rounds' | 'fairness' | null;

export interface GameProps {
  play: Play;
}

/** What a game adds to the kit. */
export interface Game {
  title: Title;
  /** The studio's colours of the stage, as properties of the page. */
  look: Readonly<Record<string, string>>;
  firstBet(opened: OpenedStudioGame): GameBet | null;
  /** The studio's stage; it draws what the presenter gives it. */
  Stage: ComponentType<GameProps>;
  /** Decisions other than the stake. */
  Decisions?: ComponentType<GameProps>;
  /** Replaces stake and chips where a bet is laid otherwise. */
  Chips?: ComponentType<GameProps>;
  /** Replaces stake and button while a round goes on in turns. */
  InTurn?: ComponentType<GameProps>;
  /** The one button that acts, where it is the same for the stake and for what follows. */
  Act?: ComponentType<GameProps>;
  /** Shows a result; resolves when it is shown completely. */
  present(outcome: GameOutcome, signal: AbortSignal): Promise<void>;
  /** The result in words. */
  tell(outcome: GameOutcome): Told;
  /** What the stake is made of: `10 × 5.00`. */
  stakeParts?(stake: number): string | null;
  /** Key of the button's text. */
  acts: string;
  /** How the game is played, paragraph by paragraph. */
  rules: readonly string[];
  /** Names of the lines of the prize table, for the current bet. */
  prizes(bet: GameBet | null): readonly { name: string; prize: Prize }[];
  /** Drawings of the rules next to the prizes: lines, places. */
  Lines?: ComponentType;
}

/** What the kit lends to a game. */
export interface Kit {
  code: string;
  sound: Sound;
}
