import type { FrameUp } from '../../contract/games/frame.ts';
import type { PlayedRound } from '../../contract/games/played-rounds.ts';
import type { gameSessionEnds } from '../../contract/sockets/sports.ts';

/** A game as a page asks for it. */
export interface AskedGame {
  provider: string;
  code: string;
  demo: boolean;
}

/** What a session of a game was opened with. */
export interface OpenedSession {
  /** Where the frame loads it, its nonce with it. */
  address: string;
  nonce: string;
  /** Null for play money: of that nothing is kept. */
  sessionId: string | null;
  /** By the server's clock. */
  openedAt: number;
}

/** The totals of the rounds of a session, major units; `currency` is that of its wallet. */
export interface SessionSums {
  staked: number;
  won: number;
  currency: string;
  rounds: number;
  /** The player's last rounds of the game, newest first, those of earlier sessions too. */
  last: readonly PlayedRound[];
  /** The newest of his rounds of the game that brought more than their stake. */
  wins: readonly PlayedRound[];
}

export type SessionEnd = (typeof gameSessionEnds)[number];

/** Why a game has to stand still for a while. */
export type Hold = 'realityCheck' | 'dialog' | 'maintenance' | 'offline';

export type FrameFailure = Extract<FrameUp, { type: 'failed' }>['reason'];

export type FrameEvent =
  | { type: 'frame.ready' }
  | { type: 'round.started' }
  | { type: 'round.ended' }
  | { type: 'frame.failed'; reason: FrameFailure }
  | { type: 'credit.stale' }
  | { type: 'cashier.asked' }
  | { type: 'exit.asked' };

/** Whether a stake is out in a round whose result was not shown yet. */
export type GameSessionReport = { type: 'round.changed'; open: boolean };

export const roundBegun: GameSessionReport = { type: 'round.changed', open: true };
export const roundOver: GameSessionReport = { type: 'round.changed', open: false };

export type GameSessionEvent =
  | FrameEvent
  | { type: 'game.opened'; game: AskedGame }
  | { type: 'game.retried' }
  /** By the button of the page. */
  | { type: 'game.left' }
  /** Another page has come. */
  | { type: 'page.left' }
  | { type: 'session.ended'; sessionId: string; end: SessionEnd }
  | { type: 'game.inactivated'; code: string }
  | { type: 'holds.changed'; holds: readonly Hold[] }
  | { type: 'credit.changed' }
  | { type: 'wallet.chosen' }
  | { type: 'player.changed' };
