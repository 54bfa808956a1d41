const mark = 'first-page';

let rested = (): void => undefined;
/** What is far below on a first page waits for this. */
export const firstPageRests = new Promise<void>((resolve) => {
  rested = resolve;
});

/** The first page has come to rest: nothing that is fetched from here on is waited for by it (test/support/first-load.ts). */
export const markFirstPage = (): void => {
  performance.mark(mark);
  // Of a document whose page shows something else.
  document.getElementById('first')?.remove();
  rested();
};

/** Whether the first page is still on its way, to somebody who waits for all of it. */
export const isFirstPage = (): boolean => performance.getEntriesByName(mark).length === 0;
