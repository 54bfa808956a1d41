import { useRouter } from '@tanstack/react-router';
import { type PointerEvent, useMemo } from 'react';
import { fetchAhead } from './fetch-ahead.ts';

/** What a pointer that passes by does not rest on. */
const passing = 100;

/** The game of a tile's link or of what is over it. */
const gameAt = ({ target }: PointerEvent): readonly string[] =>
  (target as Element).closest<HTMLElement>('[data-game]')?.dataset.game?.split('/') ?? [];

/** Fetches the page and the code of the game that a pointer rests on or a finger touches, for all games inside. */
export const useFetchAhead = () => {
  const router = useRouter();
  return useMemo(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    return (event: PointerEvent): void => {
      clearTimeout(soon);
      const [provider, game] = gameAt(event);
      if (provider === undefined || game === undefined) return;
      soon = setTimeout(() => {
        fetchAhead(game);
        router.preloadRoute({ to: '/games/$provider/$game', params: { provider, game } }).catch(() => undefined);
      }, passing);
    };
  }, [router]);
};
