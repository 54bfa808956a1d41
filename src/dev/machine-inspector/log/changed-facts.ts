/** Keys of the context whose values are no longer the same; machines replace what they change. */
export const changedFacts = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !Object.is(before[key], after[key]));
