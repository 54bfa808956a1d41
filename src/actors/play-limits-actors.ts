import { fromPromise } from 'xstate';
import type { Played } from '../../contract/http/play-limits.ts';
import type { BreakChoice, LimitsChange } from '../../machines/play-limits/play-limits.machine.ts';
import type { PlayLimitsApi } from '../transport/api/play-limits.ts';

/** Effects of the player's own limits. A break is asked for once: what was sent is not called back. */
export const createPlayLimitsActors = (api: PlayLimitsApi) => ({
  makeChange: fromPromise<void, { change: LimitsChange }>(async ({ input: { change }, signal }) => {
    if (change.kind === 'limits') await api.setLimits(change.change, signal);
    else await api.setRealityCheck(change.minutes, signal);
  }),
  takeBreak: fromPromise<void, { choice: BreakChoice | null; password: string }>(
    async ({ input: { choice, password } }) => {
      if (choice) await api.takeBreak(choice.kind === 'timeOut' ? choice : { ...choice, password });
    },
  ),
  askPlayed: fromPromise<Played, { since: number }>(({ input: { since }, signal }) => api.played(since, signal)),
});
