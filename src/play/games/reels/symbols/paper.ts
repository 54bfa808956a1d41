import type { SymbolSet } from '../symbol-set.ts';
import { fjord } from './paper/fjord.tsx';
import { nile } from './paper/nile.tsx';
import { wolves } from './paper/wolves.tsx';

/** Northlight: cut paper in three to four layers. */
export const symbols: SymbolSet = { ...wolves, ...nile, ...fjord };
