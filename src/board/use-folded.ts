import { useCallback, useState } from 'react';

/** Which heads are folded, and a way to turn one. */
export const useFolded = (): [ReadonlySet<string>, (key: string) => void] => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const turn = useCallback((key: string) => {
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  return [folded, turn];
};
