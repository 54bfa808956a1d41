interface Question<Key, Found> {
  key: Key;
  answer: (found: Found | undefined) => void;
  fail: (error: unknown) => void;
}

/** Keys that go into one statement at most. */
const mostTogether = 500;

/**
 * Asks for one key at once while fewer than `width` questions are under way; keys that come meanwhile wait for one of them
 * and go together in the next. A key is never answered by a question that was asked before it came.
 */
export const gathered = <Key, Found>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
  width = 2,
): ((key: Key) => Promise<Found | undefined>) => {
  let waiting: Question<Key, Found>[] = [];
  let underWay = 0;

  const next = async (): Promise<void> => {
    if (waiting.length === 0 || underWay >= width) return;
    const asked = waiting.slice(0, mostTogether);
    waiting = waiting.slice(mostTogether);
    underWay += 1;
    try {
      const found = await ask([...new Set(asked.map(({ key }) => key))]);
      for (const { key, answer } of asked) answer(found.get(key));
    } catch (error) {
      for (const { fail } of asked) fail(error);
    } finally {
      underWay -= 1;
      void next();
    }
  };

  return (key) =>
    new Promise((answer, fail) => {
      waiting.push({ key, answer, fail });
      void next();
    });
};
