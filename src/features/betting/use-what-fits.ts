import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many parts of a wrapping row fit into its first line. `which` identifies the parts. Those of the other lines are
 * out of sight and stay there, so that they can be measured again when there is more room.
 */
export const useWhatFits = (which: string): [row: RefObject<HTMLDivElement | null>, fitting: number] => {
  const row = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are measured again
  useLayoutEffect(() => {
    const parent = row.current?.parentElement;
    if (!parent) return;
    const measure = () => {
      const parts = [...(row.current?.children ?? [])] as HTMLElement[];
      const first = parts[0]?.offsetTop;
      setFitting(parts.filter(({ offsetTop }) => offsetTop === first).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [which]);
  return [row, fitting];
};
