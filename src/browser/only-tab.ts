type Locks = Pick<LockManager, 'request'>;

/**
 * Does something in one tab at a time. A tab that hangs must not stop the others for ever: one that waits longer than
 * `patience` milliseconds goes ahead, and so does a browser without locks.
 */
export const inOnlyTab = async <Result>(
  name: string,
  patience: number,
  work: () => Promise<Result>,
  locks: Locks | undefined = globalThis.navigator?.locks,
): Promise<Result> => {
  if (!locks) return work();
  let begun = false;
  const once = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(patience) }, once);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
};
