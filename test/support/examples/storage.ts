/** A browser's storage of a test, as whoever keeps something there asks for it. */
export const memoryStorage = (): (() => Storage) => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
  return () => storage;
};
