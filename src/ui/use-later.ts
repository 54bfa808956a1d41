import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a part that waits is to be drawn: not together with what is before it, but next, in small pieces. What does
 * not wait when it is mounted never does.
 */
export const useLater = (waits: boolean): boolean => {
  const [drawn, setDrawn] = useState(!waits);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
};
