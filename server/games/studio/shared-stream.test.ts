import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FlightLine, flightLine } from '../../../contract/games/shared-rounds.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { gamePlayer } from '../../testing/game-stand.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { openAtStudio, playAtStudio, sharedTablesOf, startStudioServer } from '../../testing/studio-stand.ts';
import { createSharedStream } from './shared-stream.ts';

let server: TestServer;
let site: string;
beforeAll(async () => {
  server = await startStudioServer();
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  site = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

const goTo = (time: number) => server.clock.advance(time - server.clock.now());

/** Opens the stream of a session and reads it line by line. */
const streamOf = async (token: string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${site}/play/v1/shared`, { method: 'POST', headers, body: JSON.stringify({ token }) });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<FlightLine | null> => {
    while (!text.includes('\n')) {
      const read = await reader?.read();
      if (!read || read.done) return null;
      text += read.value;
    }
    const at = text.indexOf('\n');
    const line = flightLine.parse(JSON.parse(text.slice(0, at)));
    text = text.slice(at + 1);
    return line;
  };
  const until = async <Type extends FlightLine['type']>(
    type: Type,
    fits: (line: FlightLine) => boolean = () => true,
  ) => {
    for (;;) {
      const line = await next();
      if (line === null) throw new Error(`no line of ${type}`);
      if (line.type === type && fits(line)) return line as Extract<FlightLine, { type: Type }>;
    }
  };
  return { answer, next, until };
};

test('a page hears of betting, take-off and end, and where a flight ends only then', async () => {
  const fun = await openAtStudio(server, { demo: 'skyline-crash' });
  const table = sharedTablesOf(server).flights('skyline-crash');
  goTo(table.at(server.clock.now()).over);
  const flight = table.at(server.clock.now());
  const { answer, until } = await streamOf(fun.opened.token);
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const betting = await until('betting');
  expect(betting).toMatchObject({ flight: flight.round, takesOff: flight.closes });
  expect(betting.last.length).toBeGreaterThan(0);

  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, 'skyline-crash');
  await game.round({ engine: 'crash', stake: 2_000, target: null }, { shared_round: flight.round });
  await fun.round({ engine: 'crash', stake: 5_000, target: null }, { shared_round: flight.round });
  const { players } = await until('players', (line) => line.type === 'players' && line.players.length > 0);
  // Play money flies unseen.
  expect(players).toEqual([{ id: expect.any(String), stake: 2_000, currency: 'RSD', cashedOutAt: null }]);

  goTo(flight.closes);
  expect(JSON.stringify(await until('flying'))).not.toContain('crashAt');
  const late = await streamOf(game.opened.token);
  expect([(await late.next())?.type, (await late.next())?.type]).toEqual(['betting', 'flying']);
  goTo(flight.ends);
  const ended = await until('ended');
  expect(ended).toMatchObject({ crashAt: flight.crashAt, seed: flight.seeds.serverSeed });
  goTo(flight.over);
  expect((await until('betting')).flight).toBe(flight.round + 1);
});

test('a session has one stream, which ends with it', async () => {
  const fun = await openAtStudio(server, { demo: 'skyline-crash' });
  const first = await streamOf(fun.opened.token);
  await first.until('betting');
  const second = await streamOf(fun.opened.token);
  await second.until('betting');
  const rest = async ({ next }: typeof first) => {
    while ((await next()) !== null);
    return 'ended';
  };
  expect(await rest(first)).toBe('ended');
  await fun.say('leave');
  expect(await rest(second)).toBe('ended');
});

test('other games have no flights, and a server that ends lets nobody wait', async () => {
  const dice = await openAtStudio(server, { demo: 'lucky-dice' });
  expect((await streamOf(dice.opened.token)).answer.status).toBe(409);
  const last = await startStudioServer();
  const fun = await openAtStudio(last, { demo: 'skyline-crash' });
  const lines = await last.services.studio.shared(fun.opened.token);
  await last.close();
  lines.resume();
  await new Promise((resolve) => lines.once('end', resolve));
});

test('a phase is told in the millisecond in which it begins, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  try {
    const took = 7;
    const until = Date.now() + took;
    const lineOf = (phase: string) => ({ type: 'paid', round: 1, now: phase === 'paid' ? 1 : 0 }) as const;
    const stream = createSharedStream(
      {
        at: (now) => {
          const phase = now < until ? 'drawn' : 'paid';
          const line = () => lineOf(phase);
          return { round: 1, phase, until: now < until ? until : until + 3_500, line, arrival: () => [] };
        },
        players: () => new Promise(() => undefined),
      },
      { ...server.services, clock: { now: () => Date.now() }, log: server.app.log },
    );
    const lines = stream.of({ id: 'a' } as Parameters<typeof stream.of>[0]);
    const told: unknown[] = [];
    lines.on('data', (line) => told.push(JSON.parse(String(line))));
    vi.advanceTimersByTime(took - 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
    const heard = once(lines, 'data');
    vi.advanceTimersByTime(1);
    await heard;
    expect(told).toEqual([lineOf('paid')]);
    stream.close();
  } finally {
    vi.useRealTimers();
  }
});
