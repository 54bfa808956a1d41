import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/http/endpoint.ts';

/** One entry of a form; `choices` are the only values there are, `ofNumbers` where they are numbers. */
export interface Field {
  name: string;
  kind: 'text' | 'number' | 'integer' | 'choice' | 'boolean' | 'json' | 'fixed';
  required: boolean;
  choices: readonly string[];
  ofNumbers?: boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  pattern?: string;
  value?: unknown;
}

/** A way to fill in a call: a union has several. */
export type FormVariant = readonly Field[];

type JsonSchema = z.core.JSONSchema.BaseSchema;

const safe = (bound: number | undefined) =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;

const kindOf = (schema: JsonSchema): Field['kind'] => {
  if (schema.const !== undefined) return 'fixed';
  if (schema.enum) return 'choice';
  switch (schema.type) {
    case 'string':
      return 'text';
    case 'number':
    case 'integer':
    case 'boolean':
      return schema.type;
    default:
      return 'json';
  }
};

const fieldOf = (name: string, schema: JsonSchema, required: boolean): Field => ({
  name,
  kind: kindOf(schema),
  required,
  choices: (schema.enum ?? []).map(String),
  ofNumbers: schema.enum?.every((each) => typeof each === 'number'),
  min: safe(schema.minimum),
  max: safe(schema.maximum),
  maxLength: schema.maxLength,
  pattern: schema.pattern,
  value: schema.const,
});

const variantsIn = (schema: JsonSchema): FormVariant[] => {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((each) => variantsIn(each as JsonSchema));
  return [
    Object.entries(schema.properties ?? {}).map(([name, each]) =>
      fieldOf(name, each as JsonSchema, schema.required?.includes(name) ?? false),
    ),
  ];
};

/** What a call is sent: a body, or the query of a GET. */
export const inputSchema = (endpoint: Endpoint) => endpoint.body ?? endpoint.query;

/** The forms of a call, made from its schema; one without fields for a call that is sent nothing. */
export const formVariants = (endpoint: Endpoint): FormVariant[] => {
  const schema = inputSchema(endpoint);
  return schema ? variantsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [[]];
};

const readAs = ({ kind, value, ofNumbers }: Field, text: string): unknown => {
  switch (kind) {
    case 'fixed':
      return value;
    case 'number':
    case 'integer':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'choice':
      return ofNumbers ? Number(text) : text;
    case 'json':
      return JSON.parse(text);
    default:
      return text;
  }
};

/** What was filled in, as the call takes it: an optional field left empty is absent. Throws a SyntaxError for bad JSON. */
export const filledIn = (fields: FormVariant, read: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = field.kind === 'fixed' ? '' : read(field.name).trim();
      return text === '' && field.kind !== 'fixed' && !field.required ? [] : [[field.name, readAs(field, text)]];
    }),
  );
