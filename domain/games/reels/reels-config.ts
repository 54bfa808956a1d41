/** A strip of symbols in the order they come by; it is closed to a ring. */
export type Strip = readonly string[];

/** What is printed on a machine: reels, lines and pays. */
export interface ReelsConfig {
  readonly strips: readonly Strip[];
  /** Each line names the row, 0 at the top, that it crosses on every reel. */
  readonly lines: readonly (readonly number[])[];
  /** What symbols pay from the left, in coins, by how many are on a line: `{ ruby: { 3: 20, 4: 100, 5: 500 } }`. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** The symbol that replaces every other one that pays on lines. */
  readonly wild: string | null;
  /** How many coins a stake is: pays are multiples of a coin. */
  readonly coins: number;
}

export const rows = 3;

/** Strips written in letters, one word a reel: `strips({ R: 'ruby', S: 'star' }, ['RRS', 'RSR'])`. */
export const strips = (names: Readonly<Record<string, string>>, reels: readonly string[]): Strip[] =>
  reels.map((letters) =>
    [...letters].map((letter) => {
      const name = names[letter];
      if (name === undefined) throw new Error(`No symbol is called ${letter}`);
      return name;
    }),
  );

/** What shows on a reel that stops there, from the top. */
export const windowOf = (strip: Strip, stop: number): string[] => {
  const symbols: string[] = [];
  for (let row = 0; row < rows; row += 1) symbols.push(strip[(stop + row) % strip.length] ?? '');
  return symbols;
};
