import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is where it can be seen, and not scrolled away. */
export const useInSight = <Part extends HTMLElement>(): [RefObject<Part | null>, boolean] => {
  const ref = useRef<Part>(null);
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const part = ref.current;
    if (part === null) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return [ref, inSight];
};
