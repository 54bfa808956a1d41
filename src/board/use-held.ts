import { type PointerEvent, useState } from 'react';

/**
 * Keeps a list as it is while a mouse rests on it, so that nothing is pressed that just slid under the pointer; `which`
 * identifies the list, since another one that was requested is shown at once. Spread the handlers on the element that
 * holds the list.
 */
export const useHeld = <Value>(value: Value, which: string) => {
  const [kept, keep] = useState<{ value: Value; which: string }>();
  if (kept && kept.which !== which) keep({ value, which });
  return {
    held: kept?.which === which ? kept.value : value,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => keep(pointerType === 'mouse' ? { value, which } : undefined),
      onPointerLeave: () => keep(undefined),
    },
  };
};
