import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalBody } from '../../../server/calls/refusal.ts';
import type { Driver } from './driver.ts';
import { beginGame } from './game-stage.ts';
import type { ReplayScreen } from './replay-screen.ts';
import { soon } from './soon.ts';

const url = '/play/v1/shared';
const ours = { 'access-control-allow-origin': '*' };

/** The stream of shared rounds in a path's hand. */
interface GameLines {
  /** Whether the page reads it, or waits for its first line. */
  isOpen(): boolean;
  tell(line: object): Promise<void>;
  end(): Promise<void>;
  /** It is not opened: the session is over. */
  refuse(): Promise<void>;
}

const openGameLines = async ({ page, context }: ReplayScreen): Promise<GameLines> => {
  let asked: ServerResponse | null = null;
  const server = createServer((_, answer) => {
    asked = answer;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context().once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.route(
    ({ pathname }) => pathname === url,
    (route) => route.continue({ url: address }),
  );
  const isOpen = () => asked !== null && !asked.closed;
  const stream = async (): Promise<ServerResponse> => {
    await soon(async () => isOpen());
    if (!asked) throw new Error('The page opens no stream');
    return asked;
  };
  const begin = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.writeHead(200, { ...ours, 'content-type': 'application/x-ndjson' });
  };
  return {
    isOpen,
    tell: async (line) => {
      const answer = await stream();
      begin(answer);
      answer.write(`${JSON.stringify(line)}\n`);
    },
    end: async () => {
      const answer = await stream();
      begin(answer);
      answer.end();
      asked = null;
    },
    refuse: async () => {
      const answer = await stream();
      answer.writeHead(403, { ...ours, 'content-type': 'application/json' });
      answer.end(JSON.stringify(refusalBody('gameSessionEnded')));
      asked = null;
    },
  };
};

/** How a path of a game with a stream begins, and its stream from then on. */
export const streamedGame = (code: string): Pick<Driver, 'begin'> & { stream(): GameLines } => {
  let lines: GameLines | null = null;
  return {
    begin: async (screen, steps) => {
      lines = await openGameLines(screen);
      return beginGame(screen, code, steps);
    },
    stream: () => {
      if (!lines) throw new Error('The game was not opened');
      return lines;
    },
  };
};
