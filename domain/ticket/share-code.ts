/** Characters of a code that people read to each other: no I, L, O and U. */
export const shareAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const shareCodeLength = 8;

/** A code as it was typed or read out, in its one form; null when it cannot be one. */
export const shareCodeFrom = (typed: string): string | null => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const sound = code.length === shareCodeLength && [...code].every((letter) => shareAlphabet.includes(letter));
  return sound ? code : null;
};

/** The code in two halves, as it is shown. */
export const shareCodeText = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
