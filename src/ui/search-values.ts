/** Several choices in one value of an address, joined by "~"; whatever is none of them is left out. */
export const chosenIn = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice[] => {
  const named = new Set(String(value ?? '').split('~'));
  return choices.filter((choice) => named.has(choice));
};

/** An amount in major units in an address; undefined when it is none. */
export const amountIn = (value: unknown): number | undefined => {
  const amount = Math.round(Number(value) * 100) / 100;
  return amount > 0 && amount <= 1e9 ? amount : undefined;
};

/** The code of a match in an address; undefined when there is none. */
export const matchCodeIn = (value: unknown): string | undefined =>
  String(value ?? '')
    .trim()
    .slice(0, 64) || undefined;
