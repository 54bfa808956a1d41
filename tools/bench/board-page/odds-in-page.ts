/** The odds of every row that is in the page, as a player reads them; rows name their match in their link. */
export const oddsInPage = (): Map<string, readonly string[]> =>
  new Map(
    [...document.querySelectorAll('[data-odds-row]:has([data-odd])')].map((row) => {
      const address = row.querySelector('a')?.search ?? '';
      const id = /event=(?:%22)?(\d+)/.exec(address)?.[1] ?? '';
      return [id, [...row.querySelectorAll('[data-odd]')].map((odd) => odd.lastChild?.textContent ?? '')];
    }),
  );
