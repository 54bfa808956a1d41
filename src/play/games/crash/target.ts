const lowest = 101;

/** A target as text of its field: `3.00`. */
export const targetWord = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** What was typed, `3`, `3,5` or `×3.50`, in hundredths and within the bounds; null when it is no number. */
export const readTarget = (typed: string, highest: number): number | null => {
  const said = /^[×x]?\s*(\d{1,5}(?:[.,]\d*)?)$/i.exec(typed.trim())?.[1];
  if (said === undefined) return null;
  return Math.min(highest, Math.max(lowest, Math.round(Number(said.replace(',', '.')) * 100)));
};
