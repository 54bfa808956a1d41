/** Cover of each title by its code, as a file of its own that is fetched when it is in sight. */
const files = import.meta.glob<string>('./covers/*.svg', { eager: true, query: '?url', import: 'default' });

const byCode = new Map(
  Object.entries(files).map(([path, url]) => [path.slice('./covers/'.length, -'.svg'.length), url] as const),
);

/** Undefined for a game without one, of which a lobby shows the name alone. */
export const coverOf = (code: string): string | undefined => byCode.get(code);
