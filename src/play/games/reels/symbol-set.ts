import type { JSX } from 'preact';

/** Symbols by the names of the engine, drawn around the origin within 140 by 140. */
export type SymbolSet = Readonly<Record<string, () => JSX.Element>>;
