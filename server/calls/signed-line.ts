import { randomBytes } from 'node:crypto';
import { signBody } from './signed-body.ts';

/** Posts a body to another party, by whatever line there is; rejects when no answer came. */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<{ status: number; body: string }>;

/** Over the network, to this address. */
export const postTo =
  (address: string): Post =>
  async (url, headers, body) => {
    const answer = await fetch(new URL(url, address), { method: 'POST', headers, body, redirect: 'error' });
    return { status: answer.status, body: await answer.text() };
  };

/** Settles with the work, or rejects when it takes longer. */
const within = async <T>(patience: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A line on which every body is signed by a secret that both sides know (docs/wallet-api.md). */
export interface SignedLine {
  post: Post;
  secret: string;
  clock: { now(): number };
  /** How long an answer is waited for, in milliseconds. */
  patience?: number;
}

/** Posts a body and returns the answer's status and its JSON. Rejects when nothing came within `wait` ms. */
export const sayOn =
  ({ post, secret, clock, patience = 3_000 }: SignedLine) =>
  async (url: string, said: object, wait = patience): Promise<{ status: number; said: unknown }> => {
    const body = JSON.stringify(said);
    const signature = signBody(secret, clock.now(), body, randomBytes(16).toString('base64url'));
    const headers = { 'content-type': 'application/json', 'x-provider-signature': signature };
    const answer = await within(wait, post(url, headers, body));
    return { status: answer.status, said: parsed(answer.body) };
  };
