/** Digits alone or in threes, then at most two decimals behind another mark than that of the threes. */
const sum = /^(\d{1,7}|\d{1,3}(?:([.,' ])\d{3}(?:\2\d{3})?))(?:([.,])(\d{0,2}))?$/;

/**
 * What was typed as a stake, `37`, `37,5` or `1,250.00`, in minor units and down to a whole number of steps, so that
 * never more is staked than was typed; null when it is no amount. Bounds are not checked here: a stake beyond them is
 * reported next to the button.
 */
export const readStake = (typed: string, step: number): number | null => {
  const [, whole, threes, mark, part = ''] = sum.exec(typed.trim().replaceAll(/\s/g, ' ')) ?? [];
  if (whole === undefined || (mark !== undefined && mark === threes)) return null;
  const minor = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return Math.floor(minor / step) * step;
};
