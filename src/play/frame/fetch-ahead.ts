import { engineOf } from '../games.ts';
import { createSound } from '../kit/sound.ts';
import type { PageLine } from './page-line.ts';

/** Fetches the files of a game and reports so, without starting it. */
export const fetchAhead = async (code: string, line: PageLine): Promise<void> => {
  const engine = engineOf[code];
  const [module] = await Promise.all([engine?.load(), engine?.loadFlow()]);
  await module?.createGame({ code, sound: createSound() });
  line.tell({ type: 'ready' });
};
