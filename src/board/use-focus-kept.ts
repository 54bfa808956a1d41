import { useLayoutEffect, useRef } from 'react';

/**
 * A list that takes longer gives its place to the shape of one, and what had the focus in the page loses it: it has it
 * again when the list is back, unless something else was given it meanwhile. For a part of what is replaced.
 */
export const useFocusKept = (): void => {
  const left = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) left.current?.focus({ preventScroll: true });
    // React takes the effects off before it hides what they are of.
    return () => {
      left.current = document.querySelector<HTMLElement>('main :focus');
    };
  }, []);
};
