import { type NavigateOptions, useRouter, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, type PointerEvent, useMemo } from 'react';

/** What a mouse that passes by does not rest on. */
const passing = 50;

const eventIdAt = ({ target }: { target: EventTarget }): string | undefined =>
  (target as Element).closest<HTMLElement>('a[data-event]')?.dataset.event;

/**
 * The links of a board's rows to their matches. A router link in each row costs as much as all its odds, so the board
 * handles the events of all rows: spread `handlers` on what is around them, and give a link its `href` and
 * `data-event`.
 */
export const useMatchLinks = (leadTo: (eventId: string) => NavigateOptions) => {
  const router = useRouter();
  const here = useRouterState({ select: ({ location }) => location.publicHref });
  return useMemo(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    return {
      here,
      href: (eventId: string): string => router.buildLocation(leadTo(eventId)).publicHref,
      handlers: {
        onClick(event: MouseEvent) {
          const eventId = eventIdAt(event);
          // With a key or another button it means a tab or window of its own, or a download.
          if (eventId === undefined || event.button || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
            return;
          event.preventDefault();
          void router.navigate(leadTo(eventId));
        },
        onPointerOver(event: PointerEvent) {
          clearTimeout(soon);
          const eventId = eventIdAt(event);
          if (eventId) soon = setTimeout(() => router.preloadRoute(leadTo(eventId)).catch(() => undefined), passing);
        },
      },
    };
  }, [router, here, leadTo]);
};

export type MatchLinks = ReturnType<typeof useMatchLinks>;
