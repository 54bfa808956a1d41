import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, sendParent } from 'xstate';
import type { Language } from '../../../contract/entities/languages.ts';
import type { OddsPolicy } from '../../../contract/entities/ticket-request.ts';
import type { OfferAnswer, PendingTicket } from '../../../contract/storage/slip.ts';
import { noFavourites } from '../../../domain/offer/favourites.ts';
import { noChanges } from '../../../domain/ticket/odds-policy.ts';
import { checksFor, type Selections } from '../../../domain/ticket/slip.ts';
import { ticketWait } from '../../../domain/ticket/ticket-deadline.ts';
import type { TicketTerms } from '../../../domain/ticket/ticket-request.ts';
import { favouritesMachine, type SavedFavourites } from '../../../machines/favourites/favourites.machine.ts';
import { languageMachine } from '../../../machines/language/language.machine.ts';
import { maintenanceMachine } from '../../../machines/maintenance/maintenance.machine.ts';
import { oddsConsentMachine } from '../../../machines/odds-consent/odds-consent.machine.ts';
import { playerMachine } from '../../../machines/player/player.machine.ts';
import { reofferMachine } from '../../../machines/reoffer/reoffer.machine.ts';
import { ticketMachine } from '../../../machines/ticket/ticket.machine.ts';
import type { CheckedPrices, TickEvent, TicketEvent, TicketReceipt } from '../../../machines/ticket/ticket-event.ts';
import { settingsOf } from '../../../machines/ticket/ticket-examples.ts';
import { traceExportMachine } from '../../../machines/trace-export/trace-export.machine.ts';
import { type PageEvent, updateMachine, type WorkerEvent } from '../../../machines/update/update.machine.ts';
import type { TicketStore } from '../../../src/actors/ticket-store.ts';
import type { Backend } from './backend.ts';
import type { TicketMarks } from './ticket-marks.ts';

export const walkSettings = settingsOf();
const logFailure = () => undefined;

interface PlayerNeeds {
  now(): number;
  backend: Backend;
  store: TicketStore;
  ticker: CallbackActorLogic<EventObject, undefined, TickEvent>;
  worker: CallbackActorLogic<EventObject, undefined, WorkerEvent>;
  visibility: CallbackActorLogic<EventObject, undefined, PageEvent>;
  /** Tabs whose ticket waits, as they tell each other. */
  marks: TicketMarks;
  /** A call by who is signed in as it is sent. */
  ownCall<Answer>(what: string, work: (token: string) => Answer): Promise<Answer>;
}

/** The player's machines, with the walk's server behind them. */
export const providedPlayer = ({ now, backend, store, ticker, worker, visibility, marks, ownCall }: PlayerNeeds) =>
  playerMachine.provide({
    actions: { report: sendParent((_, report) => report), logFailure },
    actors: {
      watchSlips: fromCallback<EventObject, undefined, Extract<TicketEvent, { type: 'slip.shared' }>>(({ sendBack }) =>
        store.watch((slip) => sendBack({ type: 'slip.shared', slip })),
      ),
      ticket: ticketMachine.provide({
        actors: {
          checkSelections: fromPromise<CheckedPrices, Selections>(async ({ input }) => ({
            checks: checksFor(input).map(({ id, eventId, odd, band }) => ({
              id,
              eventId,
              odd,
              band,
              originalOdd: odd,
              originalBand: band,
            })),
            now: now(),
          })),
          saveTicket: fromPromise<number, PendingTicket | undefined>(async ({ input }) => {
            if (input) store.saveTicket(input);
            return now();
          }),
          postTicket: fromPromise<TicketReceipt, TicketTerms | null>(({ input }) => {
            if (!input) throw new Error('There is no ticket to send');
            return ownCall('ticket', (token) =>
              backend.place(token, { ...input, wait: ticketWait(walkSettings, false) }),
            );
          }),
          ticker,
        },
        actions: { report: sendParent((_, report) => report) },
      }),
      maintenance: maintenanceMachine.provide({
        actors: { ticker },
        actions: { report: sendParent((_, report) => report), logFailure },
      }),
      reoffer: reofferMachine.provide({
        actors: {
          postAnswer: fromPromise<void, { ticketId: string; answer: OfferAnswer }>(({ input: { ticketId, answer } }) =>
            ownCall('answer', (token) => backend.answerOffer(token, ticketId, answer)),
          ),
          ticker,
        },
        actions: { report: sendParent((_, report) => report), logFailure, beep: () => undefined },
      }),
      update: updateMachine.provide({
        actors: {
          watchWorker: worker,
          watchPage: visibility,
          holdTicket: fromCallback(() => marks.set()),
          awaitTickets: fromPromise<void>(() => marks.gone()),
          lookAround: fromPromise<boolean>(async () => !marks.any()),
        },
        actions: {
          report: sendParent((_, report) => report),
          logFailure,
          askForBuild: () => undefined,
          handOver: () => undefined,
        },
      }),
      favourites: favouritesMachine.provide({
        actors: {
          loadFavourites: fromPromise(async () => noFavourites),
          saveFavourites: fromPromise<void, SavedFavourites>(async () => undefined),
        },
        actions: { storeFavourites: () => undefined },
      }),
      oddsConsent: oddsConsentMachine.provide({
        actors: {
          loadConsent: fromPromise(() => ownCall('consent', backend.consentOf)),
          saveConsent: fromPromise<void, { policy: OddsPolicy | null }>(({ input: { policy } }) =>
            ownCall('choice', (token) => backend.keepConsent(token, policy ?? noChanges)),
          ),
        },
        actions: { report: sendParent((_, report) => report), logFailure },
      }),
      traceExport: traceExportMachine.provide({
        actors: { saveTrace: fromPromise<void, { ticketId: string }>(async () => undefined) },
        actions: { report: sendParent((_, report) => report) },
      }),
      language: languageMachine.provide({
        actors: {
          loadLanguage: fromPromise<Language | null>(async () => null),
          saveLanguage: fromPromise<void, { language: Language | null }>(async () => undefined),
        },
        actions: { report: sendParent((_, report) => report), logFailure, showLanguage: () => undefined },
      }),
    },
  });
