/**
 * The code of the casino game that a page plays: `games/{provider}/{game}`, else `gc` where that says which game is shown
 * alone, on the pages of games (spec section 2); null on every other page. `path` is an address inside the site, with its
 * query.
 */
export const gameOfPage = (path: string): string | null => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const page = /^(?:\/[a-z]{2})?\/games(?:\/[^/]+(?:\/([^/]+))?)?\/?$/.exec(pathname);
  if (page === null) return null;
  return page[1] === undefined ? searchParams.get('gc') || null : decodeURIComponent(page[1]);
};
