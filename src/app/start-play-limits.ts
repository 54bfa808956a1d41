import { fromPromise } from 'xstate';
import type { Played } from '../../contract/http/play-limits.ts';
import {
  type BreakChoice,
  type LimitsChange,
  type PlayLimitsReport,
  playLimitsMachine,
} from '../../machines/play-limits/play-limits.machine.ts';
import { realityCheckMachine } from '../../machines/reality-check/reality-check.machine.ts';
import { installStore } from '../actors/install-store.ts';
import { createStretchStore } from '../actors/stretch-store.ts';
import { createTicker } from '../actors/ticker.ts';
import type { PlayLimitsMachines, Running } from '../running/running.tsx';
import { createPlayLimitsApi } from '../transport/api/play-limits.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';
import { logFailure } from './log-failure.ts';
import type { World } from './world.ts';

interface Told {
  hear(report: PlayLimitsReport): void;
  signOut(): void;
}

/** The machines of the player's own limits with their effects, and what the browser keeps of a stretch of play. */
export const providedPlayLimits = ({ http, clock }: Pick<World, 'http' | 'clock'>, { hear, signOut }: Told) => {
  const api = createPlayLimitsApi(http);
  const stretches = createStretchStore();
  return {
    stretches,
    playLimits: playLimitsMachine.provide({
      actors: {
        makeChange: fromPromise<void, { change: LimitsChange }>(async ({ input: { change }, signal }) => {
          if (change.kind === 'limits') await api.setLimits(change.change, signal);
          else await api.setRealityCheck(change.minutes, signal);
        }),
        // Asked for once: what was sent is not called back.
        takeBreak: fromPromise<void, { choice: BreakChoice | null; password: string }>(
          async ({ input: { choice, password } }) => {
            if (choice) await api.takeBreak(choice.kind === 'timeOut' ? choice : { ...choice, password });
          },
        ),
      },
      actions: { report: (_, report) => hear(report) },
    }),
    realityCheck: realityCheckMachine.provide({
      actors: {
        askPlayed: fromPromise<Played, { since: number }>(({ input: { since }, signal }) => api.played(since, signal)),
        ticker: createTicker(clock),
        watchOtherTabs: stretches.watch,
      },
      actions: { keepStretch: (_, { stretch }) => stretches.keep(stretch), signOut, logFailure },
    }),
  };
};

/** The player's own limits: fetched and started when their page is opened, or for players with reality checks. */
export const start = async (site: LateSite): Promise<PlayLimitsMachines> => {
  const { world, page, app } = site;
  const { session } = app.getSnapshot().children;
  if (!session) throw new Error('The session is missing');
  const signOut = () => session.send({ type: 'session.left' });
  const hear = (report: PlayLimitsReport) => {
    if (report.type === 'account.changed') page.refresh();
    else if (report.type === 'break.began') {
      installStore.noteBreak(true);
      signOut();
    } else app.send(report);
  };
  const { stretches, ...machines } = providedPlayLimits(world, { hear, signOut });
  const playLimits = latePart(site, machines.playLimits, { type: 'player.left' });
  const realityCheck = latePart(site, machines.realityCheck);
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
