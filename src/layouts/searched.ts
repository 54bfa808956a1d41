import type { useMatches } from '@tanstack/react-router';

type Page = Pick<ReturnType<typeof useMatches>[number], 'staticData' | 'loaderData'>;

/**
 * Some addresses show pages of several roles, and their loader gives the one for this page: its hints, or null when
 * nothing is searched.
 */
const saidOf = (page: Page | undefined) => page?.loaderData as { hints?: 'affiliates' | null } | undefined;

/** Whether a page shows what the words of its address look for. */
export const isSearched = (page: Page): boolean => page.staticData.searchable === true && saidOf(page)?.hints !== null;

/** The texts that say what is looked for. */
export const hintsOf = (page: Page | undefined) => saidOf(page)?.hints ?? page?.staticData.hints;
