import type { AnyActorRef } from 'xstate';
import type { Hold } from '../../machines/game-session/game-session-event.ts';
import type { OnDemand, PlayLimitsMachines, Running } from '../running/running.tsx';

type Watched = Pick<Running, 'app' | 'player'> & { playLimits: OnDemand<PlayLimitsMachines> };

const holdsNow = ({ app, player, playLimits }: Watched): Hold[] => {
  const { connectivity, authDialog } = app.getSnapshot().children;
  const machines = player.started();
  const standing: readonly (readonly [Hold, boolean | undefined])[] = [
    ['realityCheck', playLimits.started()?.realityCheck.getSnapshot().matches({ on: 'asking' })],
    ['dialog', machines?.betLimit.getSnapshot().matches('open') || authDialog?.getSnapshot().matches('open')],
    ['maintenance', machines?.maintenance.getSnapshot().matches({ flag: 'up' })],
    ['offline', connectivity?.getSnapshot().matches({ network: 'offline' })],
  ];
  return standing.flatMap(([hold, stands]) => (stands ? [hold] : []));
};

const whenStarted = <Value>(part: OnDemand<Value>, tell: (value: Value) => void): void => {
  const look = (): boolean => {
    const there = part.started();
    if (there) tell(there);
    return there !== null;
  };
  if (look()) return;
  const end = part.watch(() => {
    if (part.started()) end();
    look();
  });
};

/** Reports why a game has to pause, whenever that changes: what covers the page, and what it cannot play without. */
export const watchHolds = (watched: Watched, tell: (holds: readonly Hold[]) => void): void => {
  let before = '';
  const look = () => {
    const holds = holdsNow(watched);
    if (holds.join() === before) return;
    before = holds.join();
    tell(holds);
  };
  const follow = (...machines: (AnyActorRef | undefined)[]) => {
    for (const machine of machines) machine?.subscribe(look);
    look();
  };
  const { connectivity, authDialog } = watched.app.getSnapshot().children;
  follow(connectivity, authDialog);
  whenStarted(watched.playLimits, ({ realityCheck }) => follow(realityCheck));
  whenStarted(watched.player, ({ betLimit, maintenance }) => follow(betLimit, maintenance));
};
