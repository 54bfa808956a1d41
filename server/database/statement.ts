import { Column, is, Param, Placeholder, SQL } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/**
 * What a statement is composed with in place of its values: a placeholder of each, which goes wherever a value, a
 * condition or a piece of SQL goes.
 */
export type Given<Values> = { readonly [Name in keyof Values]: SQL<Values[Name]> & Placeholder<string, Values[Name]> };

interface Composable<Rows> {
  prepare(name: string): { getQuery(): { sql: string; params: unknown[] }; execute(): Promise<Rows> };
}

type Reader = readonly [name: string, decode: ((value: unknown) => unknown) | null];

/** A statement whose text is made: how its values become parameters, and its rows objects. */
interface Composed {
  sql: string;
  parameters(values: Readonly<Record<string, unknown>>): unknown[];
  read: ((rows: unknown[][]) => unknown[]) | undefined;
}

const asIs = Column.prototype.mapFromDriverValue;

const readerOf = ({ path, field }: SelectedFieldsOrdered[number]): Reader => {
  const [name, deeper] = path;
  const decoder = is(field, SQL.Aliased) ? field.sql : field;
  if (name === undefined || deeper !== undefined) throw new Error('a statement reads the columns of one table');
  if (is(decoder, Column)) {
    return [name, decoder.mapFromDriverValue === asIs ? null : (value) => decoder.mapFromDriverValue(value)];
  }
  if (!is(decoder, SQL)) throw new Error(`a statement cannot read ${name}`);
  const { decoder: own } = decoder as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } };
  return [name, (value) => own.mapFromDriverValue(value)];
};

const rowsBy =
  (readers: readonly Reader[]) =>
  (rows: unknown[][]): unknown[] =>
    rows.map((cells) => {
      const row: Record<string, unknown> = {};
      for (let index = 0; index < readers.length; index += 1) {
        const [name, decode] = readers[index] as Reader;
        const cell = cells[index];
        row[name] = cell === null || decode === null ? cell : decode(cell);
      }
      return row;
    });

type Binder = (values: Readonly<Record<string, unknown>>) => unknown;

const binderOf = (parameter: unknown): Binder => {
  const placeholder = is(parameter, Param) ? parameter.value : parameter;
  if (!is(placeholder, Placeholder)) return () => parameter;
  const { name } = placeholder;
  if (!is(parameter, Param)) return (values) => values[name];
  const { encoder } = parameter;
  return (values) => (values[name] === null ? null : encoder.mapToDriverValue(values[name]));
};

const composedOf = (composable: Composable<unknown>): Composed => {
  const prepared = composable.prepare('');
  const { sql, params } = prepared.getQuery();
  const binders = params.map(binderOf);
  const { fields } = prepared as unknown as { fields?: SelectedFieldsOrdered };
  return {
    sql,
    parameters: (values) => binders.map((bind) => bind(values)),
    read: fields && rowsBy(fields.map(readerOf)),
  };
};

/**
 * A statement on one table whose text the query builder composes once: a call binds its values alone, on the connection
 * of its caller, inside a transaction as outside. A value that is not given is not in the text; there is one text for
 * each set of given values. PostgreSQL plans each call for the values it is about
 * (docs/decisions/2026-11-22-ticket-cpu.md).
 */
export const statement = <Values extends object, Rows>(
  compose: (database: Database, given: Given<Values>) => Composable<Rows>,
) => {
  const composed = new Map<string, Composed>();

  const composedFor = (within: Database, shape: string, given: readonly string[]): Composed => {
    const placeholders = Object.fromEntries(
      given.map((one) => [one, new Placeholder(one)]),
    ) as unknown as Given<Values>;
    const made = composedOf(compose(within, placeholders));
    composed.set(shape, made);
    return made;
  };

  return (within: Database, values: Values): Promise<Rows> => {
    const named = values as Readonly<Record<string, unknown>>;
    const given = Object.keys(named).filter((one) => named[one] !== undefined);
    const shape = given.join();
    const { sql, parameters, read } = composed.get(shape) ?? composedFor(within, shape, given);
    const query = { sql, params: parameters(named) };
    const prepared = within._.session.prepareQuery(query, undefined, undefined, read !== undefined, read);
    return prepared.execute() as Promise<Rows>;
  };
};
