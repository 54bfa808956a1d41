import pg from 'pg';

/** A statement as a server sent it, with what came back. */
export interface Statement {
  text: string;
  values: unknown[];
  name: string | undefined;
  arrays: boolean;
  /** Cells of columns that name a row: another run gets others. */
  ids: string[];
}

interface Result {
  fields?: { name: string }[];
  rows?: unknown[];
}

const cellsOf = ({ fields = [], rows = [] }: Result): string[] =>
  rows.flatMap((row) =>
    fields.flatMap(({ name }, index) => {
      const cell = Array.isArray(row) ? row[index] : (row as Record<string, unknown>)[name];
      return /(^|_)id$/.test(name) && (typeof cell === 'string' || typeof cell === 'number') ? [String(cell)] : [];
    }),
  );

/** What JSON can hold of the values of a statement. */
const plain = (value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/**
 * Writes down every statement of this process, transaction by transaction in the order in which they began: what two
 * connections did at once, one can do after the other.
 */
export const recordStatements = (): { start(): void; stop(): Statement[] } => {
  let blocks: Statement[][] | null = null;
  const open = new WeakMap<object, Statement[]>();
  type Query = (this: object, config: unknown, values?: unknown, done?: unknown) => unknown;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;

  prototype.query = function (config, values, done) {
    const { text, rowMode, name } = (typeof config === 'string' ? { text: config } : config) as pg.QueryArrayConfig;
    if (!blocks || typeof text !== 'string') return original.call(this, config, values, done);
    const given = Array.isArray(values) ? values.map(plain) : [];
    const statement: Statement = { text, values: given, name, arrays: rowMode === 'array', ids: [] };
    const block = open.get(this) ?? [];
    if (block.length === 0) blocks.push(block);
    block.push(statement);
    if (/^begin/i.test(text)) open.set(this, block);
    if (/^(commit|rollback)/i.test(text)) open.delete(this);
    const keep = (result: Result) => {
      statement.ids = cellsOf(result);
    };
    if (typeof done === 'function') {
      const heard = (error: unknown, result: Result) => {
        if (result) keep(result);
        done(error, result);
      };
      return original.call(this, config, values, heard);
    }
    const answer = original.call(this, config, values) as Promise<Result>;
    answer.then(keep, () => undefined);
    return answer;
  };

  return {
    start: () => {
      blocks = [];
    },
    stop: () => {
      const all = (blocks ?? []).flat();
      blocks = null;
      return all;
    },
  };
};

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Runs recorded statements again, one after another, with the ids that come back this time; `fresh` are new from the start. */
export const replayStatements = async (
  client: pg.Client,
  statements: readonly Statement[],
  fresh: ReadonlyMap<string, string>,
): Promise<void> => {
  const now = new Map(fresh);
  const current = (value: unknown): unknown => {
    if (typeof value === 'number') return now.get(String(value)) ?? value;
    if (typeof value !== 'string') return value;
    return now.get(value) ?? value.replace(uuid, (id) => now.get(id) ?? id);
  };
  for (const { text, values, name, arrays, ids } of statements) {
    const config = { text, name, values: values.map(current), ...(arrays ? { rowMode: 'array' as const } : {}) };
    const cells = cellsOf((await client.query(config as pg.QueryConfig)) as Result);
    for (const [index, id] of ids.entries()) {
      const cell = cells[index];
      if (cell !== undefined && cell !== id) now.set(id, cell);
    }
  }
};
