/** What was computed for a key is not computed again: machines are pure, and the same event gives the same result. */
export const remembered = <Result>() => {
  const known = new Map<string, Result>();
  return (key: string, compute: () => Result): Result => {
    const result = known.get(key) ?? compute();
    known.set(key, result);
    return result;
  };
};
