import type { input, output, ZodMiniType } from 'zod/mini';
import type { Endpoint } from '../../contract/http/endpoint.ts';
import * as contract from '../../contract/http/sandbox.ts';

type Contract = typeof contract;
type SandboxCall = Extract<Contract[keyof Contract], Endpoint>;
type CommandOf<Call extends Endpoint> = Call['url'] extends `/sandbox/v1/${infer Name}` ? Name : never;

/** Every call of the contract by its command: a new record can be called from tests at once. */
type Calls = { [Call in SandboxCall as CommandOf<Call>]: Call };
type InputOf<Call> = Call extends { body: infer Body extends ZodMiniType }
  ? input<Body>
  : Call extends { query: infer Query extends ZodMiniType }
    ? input<Query>
    : Record<string, never>;

export const post = async <T>(origin: string, path: string, body: unknown, token?: string): Promise<T> => {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

const get = async <T>(origin: string, path: string, query: object): Promise<T> => {
  const answer = await fetch(`${origin}${path}?${new URLSearchParams({ ...query })}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

const calls = new Map<string, Endpoint>(
  Object.values(contract)
    .filter((exported) => 'url' in exported)
    .map((call) => [call.url.replace('/sandbox/v1/', ''), call]),
);

/** Forces what comes next, or asks what is forced, as the sandbox page does. */
export const command = <Name extends keyof Calls>(
  origin: string,
  name: Name,
  body: InputOf<Calls[Name]>,
): Promise<output<Calls[Name]['ok']>> => {
  const path = `/sandbox/v1/${name}`;
  return calls.get(name)?.method === 'GET' ? get(origin, path, body) : post(origin, path, body);
};
