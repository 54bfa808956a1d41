import { useCallback, useEffect, useRef } from 'react';

const nowhere: readonly string[] = [];

const takesFocus = (place: Element | null): boolean => {
  if (!(place instanceof HTMLElement) || place === document.body) return false;
  place.focus();
  return document.activeElement === place;
};

/**
 * For what takes the focus while it is shown: call the returned function just before it does. When the component has
 * left, the focus goes back to where it was, or, when that is gone too, to what the first fitting selector of
 * `otherwise` finds.
 */
export const useFocusBack = (otherwise = nowhere): (() => void) => {
  const before = useRef<Element | null>(null);
  useEffect(
    () => () => {
      if (!takesFocus(before.current)) otherwise.some((selector) => takesFocus(document.querySelector(selector)));
    },
    [otherwise],
  );
  return useCallback(() => {
    before.current ??= document.activeElement;
  }, []);
};
