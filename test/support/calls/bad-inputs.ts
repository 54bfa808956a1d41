import type { InjectOptions, RouteOptions } from 'fastify';
import { errorKeys } from '../../../contract/entities/error.ts';
import { createRandom, hashText } from '../../../server/feed/simulator/random.ts';
import { hostileValues } from './hostile-values.ts';
import { fieldsOf, mutated, pick, type Random } from './mutate.ts';
import { callOf, linesOf } from './route-table.ts';
import { tokenOf, type World } from './world.ts';

export interface BadInputs {
  calls: number;
  statuses: Record<number, number>;
  /** What was not answered as it must be, and with which call to see it again. */
  failures: string[];
}

const keys = new Set<string>(errorKeys);

/** Why an answer is not what bad input may get, or null. */
const objection = (status: number, type: string, text: string): string | null => {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status < 400 || status === 429) return null;
  if (!type.startsWith('application/json')) return `${status} of type ${type}`;
  const { error, ErrorText, fields = {} } = JSON.parse(text) as { error: string; ErrorText: string; fields?: object };
  const unknown = [error, ...Object.values(fields)].filter((key) => !keys.has(key));
  if (unknown.length > 0) return `unknown keys ${unknown.join(', ')}`;
  return error === ErrorText ? null : `error ${error}, ErrorText ${ErrorText}`;
};

const badQuery = (url: string, random: Random): string => {
  const [path, search] = url.split('?');
  const query = new URLSearchParams(search);
  const name = pick(random, [...query.keys(), 'extra']);
  const value = String(pick(random, hostileValues));
  const change = pick(random, ['set', 'set', 'set', 'append', 'delete'] as const);
  if (change === 'delete') query.delete(name);
  else query[change](name, value);
  return `${path}?${random() < 0.1 ? `${query}&%zz=%` : query}`;
};

const headerText = (value: unknown) => String(value).replaceAll(/[^\t\x20-\xff]/g, '?');

interface BadOrder {
  each: number;
  seed: number;
  only?: (line: string) => boolean;
  /** What a call that is refused must leave as it was. */
  kept?: () => Promise<string>;
}

/** Makes this many calls of each line with something wrong in them, as the owner; the same seed makes the same calls. */
export const sendBadInputs = async (
  world: World,
  { each, seed, only = () => true, kept = async () => '' }: BadOrder,
): Promise<BadInputs> => {
  const { app, routes, services } = world.server;
  const done: BadInputs = { calls: 0, statuses: {}, failures: [] };
  const routeOf = (line: string): RouteOptions | undefined =>
    routes.find(({ method, url }) => [method].flat().some((one) => `${one} ${url}` === line));

  let token = await tokenOf(world.server, world.owner);
  let before = await kept();
  const send = async (line: string, call: InjectOptions) => {
    const { statusCode, headers, body } = await app.inject(call);
    // An armed loss of an answer would meet a call that waits for it.
    for (const { id } of services.sandbox.drops.armed()) services.sandbox.drops.disarm(id);
    done.calls += 1;
    done.statuses[statusCode] = (done.statuses[statusCode] ?? 0) + 1;
    const after = await kept();
    const wrong =
      objection(statusCode, String(headers['content-type']), body) ??
      (statusCode >= 400 && after !== before ? `${statusCode}, and something changed` : null);
    before = after;
    // What passed may have ended his session.
    if (statusCode === 401) token = await tokenOf(world.server, world.owner);
    if (wrong) done.failures.push(`${line}: ${wrong}\n    ${call.url} ${String(call.payload).slice(0, 500)}`);
  };

  for (const line of new Set(linesOf(world).filter(only))) {
    const random = createRandom(seed ^ hashText(line));
    const fields = fieldsOf(routeOf(line)?.schema?.body);
    for (let nth = 0; nth < each; nth += 1) {
      const valid = await callOf(line, world);
      const headers: Record<string, string> = { authorization: `Bearer ${token}` };
      for (const [name, value] of Object.entries(valid.headers)) {
        headers[name] = random() < 0.2 ? headerText(pick(random, hostileValues)) : value;
      }
      if (valid.method === 'POST') headers['content-type'] = 'application/json';
      await send(line, {
        method: valid.method,
        url: valid.method === 'GET' ? badQuery(valid.url, random) : valid.url,
        headers,
        // An address of its own for each, for an address may fail only so often.
        remoteAddress: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
        ...(valid.method === 'POST' ? { payload: mutated(valid.payload, fields, random) } : {}),
      });
    }
  }
  return done;
};
