import { createActor, fromPromise } from 'xstate';
import type { SidebarFilter } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { OfferPage, OfferQuery } from '../../contract/http/cms.ts';
import { isSearch } from '../../domain/offer/is-search.ts';
import { type ListAnswer, matchListMachine } from '../../machines/match-list/match-list.machine.ts';

/** How a load of the prematch list ended: its page, and the query it is of, which an empty answer may have changed. */
export interface LoadedList {
  query: OfferQuery;
  page: OfferPage;
}

export interface ListCalls {
  offer(query: OfferQuery, signal: AbortSignal): Promise<OfferPage>;
  /** The sidebar's first sport of a filter; null when it has none. */
  firstSport(filter: SidebarFilter): Promise<SportCode | null>;
}

/**
 * Runs the machine of the prematch list once: it lives as long as one load of the page, and loads overlap, because links
 * are loaded ahead. Rejects with the error of the last call when the list failed, and with the signal's reason when the
 * load was given up.
 */
export const loadList = (
  query: OfferQuery,
  { offer, firstSport }: ListCalls,
  given: AbortSignal,
): Promise<LoadedList> =>
  new Promise((resolve, reject) => {
    let page: OfferPage | null = null;
    let failure: unknown = new Error('The list did not come in time');
    const noted = (error: unknown): never => {
      failure = error;
      throw error;
    };
    const actors = {
      loadList: fromPromise<ListAnswer, OfferQuery>(async ({ input, signal }) => {
        page = await offer(input, signal).catch(noted);
        return { matches: page.result.length, searched: isSearch(input.search_filter) };
      }),
      findSport: fromPromise<SportCode | null, SidebarFilter>(({ input }) => firstSport(input).catch(noted)),
    };
    const actor = createActor(matchListMachine.provide({ actors }), { input: query });
    const giveUp = () => actor.stop();
    actor.subscribe({
      complete: () => {
        given.removeEventListener('abort', giveUp);
        const { value, output } = actor.getSnapshot();
        if (output === undefined) reject(given.reason);
        else if (value === 'failed' || page === null) reject(failure);
        else resolve({ query: output, page });
      },
    });
    given.throwIfAborted();
    given.addEventListener('abort', giveUp);
    actor.start();
  });
