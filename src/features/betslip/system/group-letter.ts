/** How a group is called: A to Z, then A2 and on. */
export const groupLetter = (index: number): string =>
  String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : Math.floor(index / 26) + 1);
