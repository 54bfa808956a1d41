import type { Running } from '../running/running.tsx';

/** Calls when somebody else plays from now on, or nobody: what a machine holds of a player goes with him. */
export const watchPlayer = (app: Running['app'], changed: () => void): void => {
  const playerOf = () => app.getSnapshot().context.user?.id;
  let player = playerOf();
  app.subscribe(() => {
    if (playerOf() === player) return;
    player = playerOf();
    changed();
  });
};
