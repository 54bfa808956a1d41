import { assign, setup } from 'xstate';
import type { KeyValue } from '../../contract/entities/settings.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';
import { mergedSite, type Site, type SitePart, withPushed, withStatus } from './site.ts';

export type SiteEvent = { type: 'settings.pushed' } | { type: 'status.pushed'; status: KeyValue };

export type SiteReport =
  | { type: 'site.changed'; site: Site }
  /** Asked for, whether or not all of it came. */
  | { type: 'site.tried' };

interface SiteContext {
  site: Site;
  /** The parts still to be loaded, or loaded again. */
  missing: SitePart[];
  /** Something changed while it was being loaded. */
  stale: boolean;
  /** 0 to 1: this tab's place where all tabs would otherwise ask at once. */
  spread: number;
}

/** The operator's settings of the site: loaded, and asked for again while a part is missing or when a push reports a change. */
export const siteMachine = setup({
  types: {} as { context: SiteContext; events: SiteEvent; input: { spread: number } },
  actors: {
    /** Gets what is known: an invalid setting keeps the last valid one. */
    loadSite: answerToProvide<Site, Site>('loadSite'),
  },
  actions: {
    report: actionToProvide<SiteReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    noteSite: assign(({ context }, site: Site) => ({
      site: mergedSite(context.site, site),
      missing: context.missing.filter((part) => site[part] === null),
    })),
    noteFresh: assign({ stale: false }),
    noteStale: assign({ stale: true }),
    demandPushed: assign(({ context }) => ({ missing: withPushed(context.missing) })),
    noteStatus: assign(({ context }, status: KeyValue) => ({
      site: { ...context.site, statuses: withStatus(context.site.statuses, status) },
    })),
  },
  guards: {
    isWhole: ({ context }) => context.missing.length === 0,
    isStale: ({ context }) => context.stale,
  },
  delays: {
    siteRetry: 3_000,
    siteSpread: ({ context }) => 500 + Math.round(context.spread * 2_000),
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => ({
    site: { settings: null, statuses: null, theme: null },
    missing: ['settings', 'statuses', 'theme'],
    stale: false,
    spread: input.spread,
  }),
  initial: 'loading',
  on: {
    'status.pushed': {
      actions: [
        { type: 'noteStatus', params: ({ event }) => event.status },
        { type: 'report', params: ({ context }) => ({ type: 'site.changed', site: context.site }) },
      ],
    },
  },
  states: {
    loading: {
      entry: 'noteFresh',
      invoke: {
        id: 'loadSite',
        src: 'loadSite',
        input: ({ context }) => context.site,
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'noteSite', params: ({ event }) => event.output },
            { type: 'report', params: ({ context }) => ({ type: 'site.changed', site: context.site }) },
            { type: 'report', params: { type: 'site.tried' } },
          ],
        },
        onError: {
          target: 'missing',
          actions: [
            { type: 'logFailure', params: ({ event }) => event },
            { type: 'report', params: { type: 'site.tried' } },
          ],
        },
      },
      on: {
        'settings.pushed': { actions: 'noteStale' },
        // The answer under way may be older.
        'status.pushed': {
          actions: [
            'noteStale',
            { type: 'noteStatus', params: ({ event }) => event.status },
            { type: 'report', params: ({ context }) => ({ type: 'site.changed', site: context.site }) },
          ],
        },
      },
    },
    loaded: {
      always: [{ guard: 'isStale', target: 'due' }, { guard: 'isWhole', target: 'known' }, { target: 'missing' }],
    },
    known: { on: { 'settings.pushed': { target: 'due' } } },
    missing: {
      after: { siteRetry: { target: 'loading' } },
      on: { 'settings.pushed': { target: 'due' } },
    },
    // All tabs are notified at once and ask one after another; further pushes in the meantime change nothing.
    due: { entry: 'demandPushed', after: { siteSpread: { target: 'loading' } } },
  },
});
