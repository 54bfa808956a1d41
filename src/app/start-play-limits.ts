import { createActor } from 'xstate';
import { type PlayLimitsReport, playLimitsMachine } from '../../machines/play-limits/play-limits.machine.ts';
import { realityCheckMachine } from '../../machines/reality-check/reality-check.machine.ts';
import { createPlayLimitsActors } from '../actors/play-limits-actors.ts';
import { createStretchStore } from '../actors/stretch-store.ts';
import { createTicker } from '../actors/ticker.ts';
import type { PlayLimitsMachines, Running } from '../running/running.tsx';
import { createPlayLimitsApi } from '../transport/api/play-limits.ts';
import type { LateSite } from './late-parts.ts';
import { watchPlayer } from './watch-player.ts';
import type { World } from './world.ts';

const logFailure = (_: unknown, { error }: { error: unknown }) => console.error(error);

interface Told {
  hear(report: PlayLimitsReport): void;
  signOut(): void;
}

/** The machines of the player's own limits with their effects, and what the browser keeps of a stretch of play. */
export const providedPlayLimits = ({ http, clock }: Pick<World, 'http' | 'clock'>, { hear, signOut }: Told) => {
  const { askPlayed, ...actors } = createPlayLimitsActors(createPlayLimitsApi(http));
  const stretches = createStretchStore();
  return {
    stretches,
    playLimits: playLimitsMachine.provide({ actors, actions: { report: (_, report) => hear(report) } }),
    realityCheck: realityCheckMachine.provide({
      actors: { askPlayed, ticker: createTicker(clock), watchOtherTabs: stretches.watch },
      actions: { keepStretch: (_, { stretch }) => stretches.keep(stretch), signOut, logFailure },
    }),
  };
};

/** The player's own limits: fetched and started when their page is opened, or for whoever wants reality checks. */
export const startPlayLimits = async ({ world, page, app, inspect }: LateSite): Promise<PlayLimitsMachines> => {
  const { session } = app.getSnapshot().children;
  if (!session) throw new Error('The session is missing');
  const signOut = () => session.send({ type: 'session.left' });
  const hear = (report: PlayLimitsReport) => {
    if (report.type === 'account.changed') page.refresh();
    else if (report.type === 'break.began') signOut();
    else app.send(report);
  };
  const { stretches, ...machines } = providedPlayLimits(world, { hear, signOut });
  const inspection = inspect ? { inspect } : {};
  const playLimits = createActor(machines.playLimits, { id: 'playLimits', ...inspection }).start();
  const realityCheck = createActor(machines.realityCheck, { id: 'realityCheck', ...inspection }).start();

  watchPlayer(app, () => playLimits.send({ type: 'player.left' }));
  let player = '';
  const tell = ({ context }: Pick<ReturnType<Running['session']['getSnapshot']>, 'context'>) => {
    const userId = context.session?.user.id;
    const { realityCheck: minutes } = context;
    const now = `${userId} ${minutes}`;
    if (now === player) return;
    player = now;
    realityCheck.send({
      type: 'player.changed',
      player: userId && minutes ? { userId, minutes } : null,
      kept: stretches.load(),
      now: world.clock.now(),
    });
  };
  tell(session.getSnapshot());
  session.subscribe(tell);
  return { playLimits, realityCheck };
};
