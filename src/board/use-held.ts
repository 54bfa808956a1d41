import { type PointerEvent, useMemo, useRef, useState } from 'react';

/**
 * Keeps a list as it is while a mouse rests on it, so that nothing is pressed that just slid under the pointer; `which`
 * says what list it is, for another one that was asked for comes at once. Spread the handlers on the element that holds
 * the list.
 */
export const useHeld = <Value>(value: Value, which: string) => {
  const [hovered, setHovered] = useState(false);
  const held = useRef({ value, which });
  if (!hovered || held.current.which !== which) held.current = { value, which };
  const handlers = useMemo(
    () => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    }),
    [],
  );
  return { held: held.current.value, handlers };
};
