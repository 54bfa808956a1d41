import { amountText } from './amount-text.ts';

/** What the text of a refusal names, with figures as amounts are written. */
export const readableValues = (values: Readonly<Record<string, string | number>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? amountText(value) : value]),
  );
