import { createActor, fromPromise } from 'xstate';
import type { SidebarFilter } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { OfferPage, OfferQuery } from '../../contract/http/cms.ts';
import { isSearch } from '../../domain/offer/is-search.ts';
import type { LoadList } from '../../machines/offer-list/load-list.ts';
import { type ListAnswer, offerListMachine } from '../../machines/offer-list/offer-list.machine.ts';
import type { Api } from '../transport/api/api.ts';

/** Runs the machine of the prematch list for one load of the page: loads overlap, for links are loaded ahead. */
export const createLoadList =
  (cms: Pick<Api['cms'], 'offer'>): LoadList =>
  (query, firstSport, given) =>
    new Promise((resolve, reject) => {
      let page: OfferPage | null = null;
      let failure: unknown = new Error('The list did not come in time');
      const noted = (error: unknown): never => {
        failure = error;
        throw error;
      };
      const loadList = fromPromise<ListAnswer, OfferQuery>(async ({ input, signal }) => {
        page = await cms.offer(input, signal).catch(noted);
        return { matches: page.result.length, searched: isSearch(input.search_filter) };
      });
      const findSport = fromPromise<SportCode | null, SidebarFilter>(({ input }) => firstSport(input).catch(noted));
      const actor = createActor(offerListMachine.provide({ actors: { loadList, findSport } }), { input: query });
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
