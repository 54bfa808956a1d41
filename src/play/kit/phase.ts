import type { GamePhase } from '../../../machines/game/game-play.ts';
import type { PlaySnapshot } from './game.ts';

const phases: readonly GamePhase[] = [
  ...([
    'replaying',
    'replayed',
    'opening',
    'unreachable',
    'failed',
    'closed',
    'paused',
    'refused',
    'takenBack',
  ] as const),
  ...(['late', 'ready', 'unknown', 'asking', 'inTurn', 'showing', 'resting'] as const),
];

export const phaseOf = (snapshot: PlaySnapshot): GamePhase =>
  phases.find((phase) => snapshot.hasTag(phase)) ?? 'opening';

/** Whether a bet can be made or changed. */
export const isIdle = (phase: GamePhase): boolean => ['ready', 'refused', 'takenBack', 'late'].includes(phase);

/** Whether a stake is out whose result has not been shown. */
export const isInPlay = (phase: GamePhase): boolean => ['asking', 'unknown', 'inTurn', 'showing'].includes(phase);
