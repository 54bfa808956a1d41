import * as z from 'zod/mini';

/** How a setting's text is read: `undefined` where it is not one, which no schema takes. */
const read = <Output>(parse: (text: string) => unknown, schema: z.ZodMiniType<Output>) =>
  z.pipe(z.pipe(z.string(), z.transform(parse)), schema);

const plain = /^\d{1,15}(\.\d{1,4})?$/;
const numberOf = (text: string): unknown => (plain.test(text.trim()) ? Number(text) : undefined);
const partsOf = (text: string): string[] => (text.trim() === '' ? [] : text.split(',').map((part) => part.trim()));
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A whole number from `least` to `most`. */
export const wholeText = (least: number, most: number) => read(numberOf, z.int().check(z.gte(least), z.lte(most)));
/** A number from `least` to `most`, at most four decimals. */
export const numberText = (least: number, most: number) => read(numberOf, z.number().check(z.gte(least), z.lte(most)));
/** Numbers parted by commas; an empty text is none. */
export const numbersText = (each: z.ZodMiniType<number>) => read((text) => partsOf(text).map(numberOf), z.array(each));
/** Words parted by commas; an empty text is none. */
export const wordsText = <Word extends string>(words: readonly Word[]) => read(partsOf, z.array(z.enum(words)));
/** JSON in a text. */
export const jsonText = <Output>(schema: z.ZodMiniType<Output>) => read(jsonOf, schema);
/** JSON in a text; an empty text is null. */
export const jsonTextOrNone = <Output>(schema: z.ZodMiniType<Output>) =>
  read((text) => (text.trim() === '' ? null : jsonOf(text)), z.nullable(schema));
