import type { ChildProcess } from 'node:child_process';
import type { TableLine } from '../../../contract/games/shared-rounds.ts';
import type { OpenedStudioGame } from '../../../contract/games/studio.ts';
import type { PlacedBet } from './bettor.ts';
import { post } from './post.ts';

/** A phase that one socket received: when by this machine's clock, and when it began by the studio's. */
export interface Heard {
  socket: number;
  phase: string;
  due: number;
  at: number;
}

type Opening = Extract<TableLine, { type: 'open' }>;

const dueOf = (line: Exclude<TableLine, { type: 'seats' }>, { closes, draws, pays }: Opening, opened: number): number =>
  ({ open: opened, closing: closes, drawn: draws, paid: pays })[line.type];

/** Sits down at a table, has its bet placed in every round, and reports each phase that begins; ends when it is left. */
const sitDown = async (
  site: string,
  code: string,
  socket: number,
  hear: (heard: Heard) => void,
  bet: (token: string, round: number) => void,
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
      // What is sent on arrival began before anybody listened.
      if (before && !Number.isNaN(due)) hear({ socket, phase: `${line.round} ${line.type}`, due, at });
      if (line.type !== 'open' || !before) continue;
      bet(token, line.round);
    }
  }
};

/**
 * This many sockets at one table for this long, in milliseconds; every phase that each of them received. Their bets are
 * placed by a process of their own: 200 pages do not wait for each other's work before they look at a line.
 */
export const listen = async (
  site: string,
  code: string,
  { sockets, length }: { sockets: number; length: number },
  bettor: ChildProcess,
): Promise<Heard[]> => {
  const heard: Heard[] = [];
  const left = new AbortController();
  const bet = (token: string, round: number) => void bettor.send({ site, token, round } satisfies PlacedBet);
  const all = Array.from({ length: sockets }, (_, socket) =>
    sitDown(site, code, socket, (one) => heard.push(one), bet, left.signal).catch((error: unknown) => {
      if (!left.signal.aborted) throw error;
    }),
  );
  const over = new Promise((later) => setTimeout(later, length));
  await Promise.race([over, Promise.all(all)]);
  left.abort();
  await Promise.all(all);
  return heard;
};
