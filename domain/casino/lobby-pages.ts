import { type GameSection, gameSections } from '../access/game-sections.ts';

/** The page of every lobby. `/casino` shows them all, so the tables, its own section, are on casino_section. */
export const lobbyPage = (section: GameSection) =>
  section === 'casino'
    ? ({ to: '/casino_section', search: { section } } as const)
    : ({ to: `/${section}`, search: {} } as const);

const sectionOf = (name: unknown): GameSection | null => gameSections.find((section) => section === name) ?? null;

/** What a page of games shows: one section, or with null every one. Undefined where it is no lobby. */
export const sectionOfPage = (pathname: string, chosen?: unknown): GameSection | null | undefined => {
  const page = pathname.replace(/^\//, '');
  if (page === 'casino') return null;
  return page === 'casino_section' ? sectionOf(chosen) : (sectionOf(page) ?? undefined);
};

/** Whether a page is one that a game can be gone back to. */
export const isLobby = (pathname: string): boolean =>
  sectionOfPage(pathname) !== undefined || /^\/games(\/[^/]+)?\/?$/.test(pathname);
