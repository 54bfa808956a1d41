import { reading, useStarted } from './machines.ts';
import { useRunning } from './running.tsx';

/** The machines of lobbies and games, apart from the others: most visits open none. */
const useGames = () => useStarted(useRunning().games);

export const useGameSessionRef = () => useGames().gameSession;
export const useGameSession = reading(useGameSessionRef);

export const useGameListsRef = () => useGames().gameLists;
export const useGameLists = reading(useGameListsRef);

export const useGameSearchRef = () => useGames().gameSearch;
export const useGameSearch = reading(useGameSearchRef);

export const useRoundReplay = reading(() => useGames().roundReplay);

/** Where the page registers the frame it shows. */
export const useFrameDesk = () => useGames().desk;
