import { type EventObject, fromCallback, fromPromise, sendParent } from 'xstate';
import { type OfferAnswer, storedSlip } from '../../contract/storage/slip.ts';
import { storedTicketTraces } from '../../contract/storage/ticket-traces.ts';
import { favouritesMachine } from '../../machines/favourites/favourites.machine.ts';
import { languageMachine } from '../../machines/language/language.machine.ts';
import { maintenanceMachine } from '../../machines/maintenance/maintenance.machine.ts';
import { oddsConsentMachine } from '../../machines/odds-consent/odds-consent.machine.ts';
import { playerMachine } from '../../machines/player/player.machine.ts';
import { reofferMachine } from '../../machines/reoffer/reoffer.machine.ts';
import { ticketMachine } from '../../machines/ticket/ticket.machine.ts';
import type { TicketEvent } from '../../machines/ticket/ticket-event.ts';
import { traceExportMachine } from '../../machines/trace-export/trace-export.machine.ts';
import { updateMachine } from '../../machines/update/update.machine.ts';
import { createFavouritesActors } from '../actors/favourites-actors.ts';
import { createLanguageActors } from '../actors/language-actors.ts';
import { createOddsConsentActors } from '../actors/odds-consent-actors.ts';
import { createSaveTrace } from '../actors/save-trace.ts';
import { createTicker } from '../actors/ticker.ts';
import { createTicketActors } from '../actors/ticket-actors.ts';
import { createTicketStore } from '../actors/ticket-store.ts';
import { createTicketTracer } from '../actors/ticket-tracer.ts';
import { createUpdateActors } from '../actors/update-actors.ts';
import { saveFile } from '../browser/save-file.ts';
import { createSiteWorker } from '../browser/service-worker.ts';
import { createStored } from '../browser/stored.ts';
import { soundOff } from '../layouts/remembered.ts';
import { createSportsbettingApi } from '../transport/api/sportsbetting.ts';
import { createUserSettingsApi } from '../transport/api/user-settings.ts';
import { logFailure } from './log-failure.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

type SharedSlip = Extract<TicketEvent, { type: 'slip.shared' }>;

/** The same is shown, so a failure does not matter. */
const beep = (): void => {
  if (soundOff.current()) return;
  import('../browser/tone.ts').then(({ playTone }) => playTone()).catch(() => undefined);
};

/** The player's machines with their effects, and the slip that this browser keeps: the code that comes late. */
export const providedPlayer = ({ http, clock, favourites, reloadGuard }: World, page: Page) => {
  const sportsbetting = createSportsbettingApi(http);
  const userSettings = createUserSettingsApi(http);
  const ticker = createTicker(clock);
  const store = createTicketStore(
    createStored({ key: 'ticket', schema: storedSlip, storage: () => sessionStorage }),
    createStored({ key: 'ticket', schema: storedSlip }),
  );
  const worker = createSiteWorker();
  const tracer = createTicketTracer(createStored({ key: 'ticketTraces', schema: storedTicketTraces }), clock.now);
  return {
    stored: store.load,
    machine: playerMachine.provide({
      actions: { report: sendParent((_, report) => report), logFailure },
      actors: {
        watchSlips: fromCallback<EventObject, undefined, SharedSlip>(({ sendBack }) =>
          store.watch((slip) => sendBack({ type: 'slip.shared', slip })),
        ),
        ticket: ticketMachine.provide({
          actors: { ...createTicketActors({ sportsbetting, store, serverNow: clock.now }), ticker },
          actions: { report: sendParent((_, report) => report) },
        }),
        maintenance: maintenanceMachine.provide({
          actors: { ticker },
          actions: { report: sendParent((_, report) => report), logFailure },
        }),
        reoffer: reofferMachine.provide({
          actors: {
            // Without the signal: leaving the state does not take an answer back.
            postAnswer: fromPromise<void, { ticketId: string; answer: OfferAnswer }>(
              async ({ input: { ticketId, answer } }) => {
                await sportsbetting.reoffer({ ticketId, ...answer });
              },
            ),
            ticker,
          },
          actions: { report: sendParent((_, report) => report), logFailure, beep },
        }),
        traceExport: traceExportMachine.provide({
          actors: { saveTrace: createSaveTrace({ sportsbetting, tracer, serverNow: clock.now, saveFile }) },
          actions: { report: sendParent((_, report) => report) },
        }),
        update: updateMachine.provide({
          actors: createUpdateActors(worker, reloadGuard),
          actions: {
            report: sendParent((_, report) => report),
            logFailure,
            askForBuild: worker.check,
            handOver: worker.handOver,
          },
        }),
        favourites: favouritesMachine.provide({
          actors: createFavouritesActors(userSettings),
          actions: { storeFavourites: (_, changed) => favourites.write({ version: 1, settings: changed.favourites }) },
        }),
        oddsConsent: oddsConsentMachine.provide({
          actors: createOddsConsentActors(userSettings),
          actions: { report: sendParent((_, report) => report), logFailure },
        }),
        language: languageMachine.provide({
          actors: createLanguageActors(userSettings),
          actions: {
            report: sendParent((_, report) => report),
            logFailure,
            showLanguage: (_, { language }) => page.showLanguage(language),
          },
        }),
      },
    }),
    /** Keeps the current state of the ticket. */
    keep: (snapshot: Parameters<typeof tracer.hear>[0]) => {
      store.keep(snapshot.context);
      tracer.hear(snapshot);
    },
  };
};

export type ProvidedPlayer = ReturnType<typeof providedPlayer>;
