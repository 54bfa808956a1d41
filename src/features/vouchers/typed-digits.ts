import type { FormEvent } from 'react';

const digitsIn = (text: string): number => text.match(/[0-9]/g)?.length ?? 0;

/** The place in a text after a number of its digits. */
const behind = (text: string, digits: number): number => {
  let seen = 0;
  for (const [at, sign] of [...text].entries()) {
    if (seen === digits) return at;
    if (/[0-9]/.test(sign)) seen += 1;
  }
  return text.length;
};

/** Writes what was typed as the mask wants it, the caret staying behind the digit it was behind; answers the text. */
export const typedDigits = (
  { currentTarget: input }: FormEvent<HTMLInputElement>,
  mask: (text: string) => string,
): string => {
  const before = digitsIn(mask(input.value.slice(0, input.selectionStart ?? undefined)));
  input.value = mask(input.value);
  const caret = behind(input.value, before);
  input.setSelectionRange(caret, caret);
  return input.value;
};
