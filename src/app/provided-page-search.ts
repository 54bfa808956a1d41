import { pageSearchMachine } from '../../machines/page-search/page-search.machine.ts';
import { searchWords } from '../ui/search-words.ts';
import type { AppRouter } from './router.ts';

/** Puts what is searched for into the address of the page, the first words as a step to go back from. */
export const providedPageSearch = (router: AppRouter) =>
  pageSearchMachine.provide({
    actions: {
      search: ({ context }) => {
        const q = searchWords(context.words);
        const { q: before } = router.state.location.search as { q?: string };
        if (q === before) return;
        const asked = (other: object) => ({ ...other, q, page: undefined, event: undefined });
        void router.navigate({ to: '.', search: asked, replace: before !== undefined });
      },
    },
  });
