import { useRunning } from '../../running/running.tsx';
import { useSearchKey } from '../shortcuts.ts';

/** Opens the search of games, by its key as well: at once, or when its code has come. */
export const useGamesSearch = (): (() => void) => {
  const { games } = useRunning();
  const open = () => void games.start().then(({ gameSearch }) => gameSearch.send({ type: 'dialog.opened' }));
  useSearchKey(open);
  return open;
};
