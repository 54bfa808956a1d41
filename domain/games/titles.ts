import { arcticFox } from './titles/arctic-fox.ts';
import { dominoNine } from './titles/domino-9.ts';
import { kiteLabs } from './titles/kite-labs.ts';
import { northlight } from './titles/northlight.ts';
import { oakspin } from './titles/oakspin.ts';
import { redwell } from './titles/redwell.ts';
import type { Title } from './titles/title.ts';
import { velaLive } from './titles/vela-live.ts';

/** Every title, studio by studio. */
export const titles: readonly Title[] = [
  ...northlight,
  ...oakspin,
  ...redwell,
  ...velaLive,
  ...kiteLabs,
  ...dominoNine,
  ...arcticFox,
];

const byCode: ReadonlyMap<string, Title> = new Map(titles.map((title) => [title.code, title]));

/** The title of a code, undefined where there is none. */
export const titleOf = (code: string): Title | undefined => byCode.get(code);
