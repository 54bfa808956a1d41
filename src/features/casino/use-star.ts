import type { CasinoGame } from '../../../contract/http/casino.ts';
import { gamePageOf } from '../../../domain/casino/game-lists.ts';
import { useGameLists, useGameListsRef } from '../../running/games.ts';

/** The star of a game: whether it is set, and its press; null for a visitor, and while it is not known. */
export const useStar = ({
  game_code: code,
  sections,
}: Pick<CasinoGame, 'game_code' | 'sections'>): { on: boolean; toggle(): void } | null => {
  const machine = useGameListsRef();
  const page = gamePageOf(sections);
  const known = useGameLists((state) => state.can({ type: 'star.toggled', page, code }));
  const on = useGameLists(({ context }) => context.lists[page].favorite_games.includes(code));
  return known ? { on, toggle: () => machine.send({ type: 'star.toggled', page, code }) } : null;
};
