import * as z from 'zod/mini';
import { beyondNumbers, hostileValues } from './hostile-values.ts';

/** Numbers in [0, 1), the same for the same seed. */
export type Random = () => number;

export const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined && from.length === 0) throw new Error('nothing to pick from');
  return found as T;
};

/** A value of its own each time: what was put into a body may be changed there once more. */
const hostile = (random: Random): unknown => structuredClone(pick(random, hostileValues));

type Path = readonly (string | number)[];

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Paths of every field that a schema knows, those left out of a body too. */
const schemaPaths = (schema: JsonSchema, base: Path = []): Path[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    [...base, key],
    ...schemaPaths(inner, [...base, key]),
  ]),
  ...(schema.items ? [[...base, 0], ...schemaPaths(schema.items, [...base, 0])] : []),
  ...(schema.anyOf ?? []).flatMap((one) => schemaPaths(one, base)),
];

const valuePaths = (value: unknown, base: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => {
        const path = [...base, Array.isArray(value) ? Number(key) : key];
        return [path, ...valuePaths(inner, path)];
      })
    : [];

/** Every field that the schema of a body knows, left out or not. */
export const fieldsOf = (schema: unknown): Path[] =>
  schema
    ? schemaPaths(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    : [];

/** Every place in a body where something could be wrong, the body itself included. */
const placesIn = (body: unknown, fields: readonly Path[]): Path[] => {
  const all = [[], ...valuePaths(body), ...fields];
  return [...new Map(all.map((path) => [path.join('.'), path])).values()];
};

type Container = Record<string | number, unknown>;

/** Changes the value at a path; a path that does not exist is left alone. */
const changeAt = (root: { body: unknown }, path: Path, change: (holder: Container, key: string | number) => void) => {
  let holder: unknown = root;
  let key: string | number = 'body';
  for (const step of path) {
    holder = (holder as Container)[key];
    if (typeof holder !== 'object' || holder === null) return;
    key = step;
  }
  // A body that became a list has no such field; its length is not to be tampered with.
  if (Array.isArray(holder) && typeof key === 'string') return;
  change(holder as Container, key);
};

const mutations: readonly ((holder: Container, key: string | number, random: Random) => void)[] = [
  (holder, key, random) => {
    Object.defineProperty(holder, key, {
      value: hostile(random),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  },
  (holder, key) => {
    delete holder[key];
  },
  (holder, key) => {
    const value = holder[key];
    holder[key] = Array.isArray(value) ? [...value, ...value] : [value];
  },
  (holder, key, random) => {
    const value = holder[key];
    if (typeof value === 'number') holder[key] = value * pick(random, [-1, 0, 2, 1e6, 1.000001, 1 / 3]);
    else if (typeof value === 'string') holder[key] = `${value}${pick(random, [' ', '\u200b', '%00', '\n', 'x'])}`;
    else holder[key] = hostile(random);
  },
  (holder, _key, random) => {
    holder[pick(random, ['extra', 'toJSON', 'valueOf', 'then', '0', ''])] = hostile(random);
  },
];

/** The text of a body with one to three things wrong with it; now and then the text itself is what is wrong. */
export const mutated = (body: unknown, fields: readonly Path[], random: Random): string => {
  const places = placesIn(body, fields);
  const root = { body: structuredClone(body) };
  const count = 1 + Math.floor(random() * 3);
  for (let nth = 0; nth < count; nth += 1) {
    const mutation = pick(random, random() < 0.5 ? mutations.slice(0, 1) : mutations);
    changeAt(root, pick(random, places), (holder, key) => mutation(holder, key, random));
  }
  const text = (JSON.stringify(root.body) ?? '').replaceAll(`"${beyondNumbers}"`, '1e309');
  if (random() > 0.03) return text;
  return pick(random, [
    text.slice(0, -1),
    `${text}${text}`,
    text.replace('{', '{"__proto__":{"a":1},'),
    `\ufeff${text}`,
  ]);
};
