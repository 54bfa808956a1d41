import { randomUUID } from 'node:crypto';
import type { TableLine } from '../../../contract/games/shared-rounds.ts';
import type { OpenedStudioGame } from '../../../contract/games/studio.ts';

/** A phase that one socket heard of: when by this machine's clock, and when it began by the studio's. */
export interface Heard {
  socket: number;
  phase: string;
  due: number;
  at: number;
}

const post = (site: string, name: string, body: object) =>
  fetch(`${site}/play/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Opening = Extract<TableLine, { type: 'open' }>;

const dueOf = (line: Exclude<TableLine, { type: 'seats' }>, { closes, draws, pays }: Opening, opened: number): number =>
  ({ open: opened, closing: closes, drawn: draws, paid: pays })[line.type];

/** Sits down at a table, bets in every round, and tells of each phase that begins; ends when it is left. */
const sitDown = async (
  site: string,
  code: string,
  socket: number,
  hear: (heard: Heard) => void,
  left: AbortSignal,
): Promise<void> => {
  const { token } = (await (await post(site, 'open', { open: { demo: code } })).json()) as OpenedStudioGame;
  const answer = await fetch(`${site}/play/v1/shared`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: left,
  });
  if (!answer.ok || !answer.body) throw new Error(`the stream was answered with ${answer.status}`);
  let opening: Opening | null = null;
  let text = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const at = Date.now();
    const lines = `${text}${part}`.split('\n');
    text = lines.pop() ?? '';
    for (const said of lines) {
      const line = JSON.parse(said) as TableLine;
      if (line.type === 'seats') continue;
      const before: Opening | null = opening;
      if (line.type === 'open') opening = line;
      if (!opening) continue;
      const due = dueOf(line, opening, before?.over ?? Number.NaN);
      // What is told on arrival began before anybody listened.
      if (before && !Number.isNaN(due)) hear({ socket, phase: `${line.round} ${line.type}`, due, at });
      if (line.type !== 'open' || !before) continue;
      const bet = { engine: 'roulette', chips: [{ place: 'red', stake: 1_000 }] };
      void post(site, 'round', { token, round_id: randomUUID(), bet, shared_round: line.round });
    }
  }
};

/** So many sockets at one table for so long, in milliseconds; every phase that each of them heard of. */
export const listen = async (site: string, code: string, sockets: number, length: number): Promise<Heard[]> => {
  const heard: Heard[] = [];
  const left = new AbortController();
  const all = Array.from({ length: sockets }, (_, socket) =>
    sitDown(site, code, socket, (one) => heard.push(one), left.signal).catch((error: unknown) => {
      if (!left.signal.aborted) throw error;
    }),
  );
  const over = new Promise((later) => setTimeout(later, length));
  await Promise.race([over, Promise.all(all)]);
  left.abort();
  await Promise.all(all);
  return heard;
};
