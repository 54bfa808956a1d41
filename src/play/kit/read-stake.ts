/**
 * What was typed as a stake, `37`, `37,5` or `1,250.00`, in minor units and down to a whole number of steps, so that never
 * more is staked than was typed; null when it is no sum. Bounds are not kept here: what breaks them is said beside the
 * button.
 */
export const readStake = (typed: string, step: number): number | null => {
  const bare = typed.replaceAll(/[\s']|[.,](?=\d{3}(?:[.,]|$))/g, '');
  if (!/^\d{1,7}(?:[.,]\d{0,2})?$/.test(bare)) return null;
  const minor = Math.round(Number(bare.replace(',', '.')) * 100);
  return Math.floor(minor / step) * step;
};
