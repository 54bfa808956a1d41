import { waitFor } from 'xstate';
import type { OnDemand, PlayerMachines, Running } from '../running/running.tsx';

const childrenOf = (app: Running['app']): PlayerMachines | null => {
  const children = app.getSnapshot().children.player?.getSnapshot().children;
  if (!children) return null;
  const { ticket, reoffer, favourites, betLimit, traceExport, language, maintenance, update } = children;
  if (!ticket || !reoffer || !favourites || !betLimit || !traceExport || !language || !maintenance || !update)
    throw new Error('A machine of the player is missing');
  return { ticket, reoffer, favourites, betLimit, traceExport, language, maintenance, update };
};

/** The player's machines, which the app machine starts when their code has come. */
export const latePlayer = (app: Running['app']): OnDemand<PlayerMachines> => {
  let machines: PlayerMachines | null = null;
  let starting: Promise<PlayerMachines> | null = null;
  const started = () => {
    machines ??= childrenOf(app);
    return machines;
  };
  const start = async () => {
    app.send({ type: 'player.wanted' });
    await waitFor(app, ({ children }) => children.player !== undefined);
    const there = started();
    if (!there) throw new Error('The player has not come');
    return there;
  };
  return {
    started,
    start: () => {
      starting ??= start();
      return starting;
    },
    watch: (listener) => {
      const subscription = app.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
};
