import { useEffect, useState } from 'preact/hooks';

const wide = '(width >= 860px)';

/** Whether there is room for a horizontal felt next to the wheel. */
export const useWide = (): boolean => {
  const [is, note] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const query = matchMedia(wide);
    const look = () => note(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return is;
};
