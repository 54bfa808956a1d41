/** Pages over plain http have none. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Marks something for all tabs of this browser while it is true here: by a lock that any number of them may hold and
 * that the browser releases with the tab, however that ends. The returned function removes the mark.
 */
export const markTab = (mark: string): (() => void) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks()
    ?.request(mark, { mode: 'shared' }, () => held)
    .catch(() => undefined);
  return release;
};

/** The marks of all tabs, this one's among them. */
export const marksOfTabs = async (): Promise<string[]> => {
  const { held = [], pending = [] } = (await locks()?.query()) ?? {};
  return [...held, ...pending].flatMap(({ mode, name }) => (mode === 'shared' && name ? [name] : []));
};

/** Comes when no tab has the mark. */
export const whenUnmarked = async (mark: string, signal: AbortSignal): Promise<void> => {
  await locks()?.request(mark, { signal }, () => undefined);
};
