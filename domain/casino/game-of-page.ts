/**
 * The code of the casino game that a page plays: `gc` of the bare layout, else `games/{provider}/{game}` (spec section 2);
 * null on every other page. `path` is an address inside the site, with its query.
 */
export const gameOfPage = (path: string): string | null => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const game = /\/games\/[^/]+\/([^/]+)/.exec(pathname)?.[1];
  return searchParams.get('gc') || (game === undefined ? null : decodeURIComponent(game));
};
