import { type PointerEvent, useMemo, useRef, useState } from 'react';

/**
 * Keeps a list as it is while a mouse rests on it, so that nothing is pressed that just slid under the pointer. Spread
 * the handlers on the element that holds the list.
 */
export const useHeld = <Value>(value: Value) => {
  const [hovered, setHovered] = useState(false);
  const held = useRef(value);
  if (!hovered) held.current = value;
  const handlers = useMemo(
    () => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    }),
    [],
  );
  return { held: held.current, handlers };
};
