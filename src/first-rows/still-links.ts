import type { MatchLinks } from '../board/use-match-links.ts';

const nothing = (): void => undefined;

/** Links to matches as plain addresses: without code a press on one opens its page. */
export const stillLinks = (page: string): MatchLinks => ({
  here: page,
  href: (eventId) => `${page}?event=${eventId}`,
  handlers: { onClick: nothing, onPointerOver: nothing },
});
