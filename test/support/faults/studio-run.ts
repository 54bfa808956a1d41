import { randomUUID } from 'node:crypto';
import type { GameBet } from '../../../contract/games/game.ts';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import { turnsTaken } from '../../../machines/game/game-play.ts';
import type { OpenDatabase } from '../../../server/database/client.ts';
import { openPostgres } from '../../../server/database/open-database.ts';
import { createRandom } from '../../../server/feed/simulator/random.ts';
import { checkInvariants } from '../../../server/ledger/check-invariants.ts';
import type { Fault } from '../../../server/sandbox/provider-faults.ts';
import { type GamePlayer, gamePlayer } from '../../../server/testing/game-stand.ts';
import { openInMemory } from '../../../server/testing/open-in-memory.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { createStillClock, type TestServer } from '../../../server/testing/start-test-server.ts';
import { type AtStudio, playAtStudio, someBets, startStudioServer } from '../../../server/testing/studio-stand.ts';
import type { MovableClock } from '../../../server/time/clock.ts';

interface StudioRun {
  /** The servers that share a database; asked again and again, for one may have been replaced. */
  nodes(): readonly TestServer[];
  clock: MovableClock;
  seed: number;
  players: number;
  rounds: number;
  /** Called in the middle of a wave, so many times in all: a server hears nothing any more, and another one takes its place. */
  crash?: (() => Promise<void>) | undefined;
  crashes?: number;
}

interface StudioRunResult {
  rounds: number;
  over: number;
  takenBack: number;
  refused: number;
  faults: Record<string, number>;
  wrong: string[];
}

const cashAtFirst = 10_000;
const codes = Object.keys(someBets).filter((code) => code !== 'skyline-crash');

interface Seat {
  player: GamePlayer;
  code: string;
  game: AtStudio;
}

/**
 * Players at the house's games while one in six calls to the wallet goes wrong: never sent, answered in vain, sent twice, late
 * or after the bet was taken back; pages that ask again, and servers that are replaced. At the end every round is over or
 * taken back, and wallets, ledger and the studio's books say the same.
 */
const runStudio = async ({ nodes, clock, seed, players, rounds, crash, crashes = 0 }: StudioRun) => {
  const random = createRandom(seed);
  const result: StudioRunResult = { rounds: 0, over: 0, takenBack: 0, refused: 0, faults: {}, wrong: [] };
  const late: Promise<unknown>[] = [];
  const fault: Fault = async (_url, send) => {
    const kinds = ['down', 'lost', 'twice', 'after'] as const;
    const kind = random() < 1 / 6 ? (kinds[Math.floor(random() * kinds.length)] ?? 'down') : null;
    if (kind === null) return send();
    result.faults[kind] = (result.faults[kind] ?? 0) + 1;
    if (kind === 'down') throw new Error('down');
    if (kind === 'after') {
      late.push(new Promise((resolve) => setImmediate(resolve)).then(send));
      throw new Error('late');
    }
    await send();
    if (kind === 'twice') return send();
    throw new Error('lost');
  };
  const bend = () => {
    for (const { services } of nodes()) services.sandbox.provider.bend(fault);
  };
  const node = (nth: number): TestServer => {
    const all = nodes();
    const one = all[nth % all.length];
    if (!one) throw new Error('no server');
    return one;
  };

  const sit = async (nth: number): Promise<Seat> => {
    const player = await gamePlayer(node(nth), cashAtFirst);
    const code = codes[nth % codes.length] ?? 'lucky-dice';
    return { player, code, game: await playAtStudio(node(nth), player, code) };
  };
  const seats: Seat[] = [];
  for (let nth = 0; nth < players; nth += 1) seats.push(await sit(nth));
  bend();

  /** As a page does: the same question until there is an answer. */
  const insist = async (ask: () => Promise<{ status: number; body: RoundAnswer & { error?: string } }>) => {
    for (let tries = 0; tries < 50; tries += 1) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
    }
    return ask();
  };

  /** Two fields of mines and a cash-out; at cards whatever stakes more, then stand. */
  const turnIn = ({ open }: RoundAnswer): { nth: number; turn: GameTurn } => {
    const nth = turnsTaken(open);
    if (open?.engine === 'blackjack') {
      const type = open.moves.find((move) => move === 'split' || (move === 'double' && random() < 0.5)) ?? 'stand';
      return { nth, turn: { type } };
    }
    return { nth, turn: nth > 1 ? { type: 'cashOut' } : { type: 'reveal', field: (nth * 7 + 3) % 25 } };
  };

  /** A turn whose answer stands as before was not booked in time, and is asked for again. */
  const finishTurns = async ({ game }: Seat, round_id: string, body: RoundAnswer): Promise<RoundAnswer> => {
    let last = body;
    for (let tries = 0; last.state === 'open' && tries < 200; tries += 1) {
      const { nth, turn } = turnIn(last);
      const { status, body: said } = await insist(() => game.turn(round_id, nth, turn));
      if (status === 200) last = said;
      else await Promise.all(nodes().map(({ services }) => services.studio.runDue()));
      if (status !== 200 && status !== 503) throw new Error(`a turn was answered ${status} ${said.error}`);
      if (status === 503) clock.advance(1_000);
    }
    return last;
  };

  const playOne = async (seat: Seat, wave: number): Promise<void> => {
    const round_id = randomUUID();
    const bet = someBets[seat.code] as GameBet;
    const first = seat.game.round(bet, { round_id });
    // Another tab of the same mind.
    if (random() < 0.1) await seat.game.round(bet, { round_id });
    const { status, body } = await first;
    const known = status === 503 ? (await insist(() => seat.game.say('ask', { round_id }))).body : body;
    if (status !== 200 && status !== 503) return void result.wrong.push(`wave ${wave}: ${status} ${body.error}`);
    const ended = await finishTurns(seat, round_id, known);
    result.rounds += 1;
    if (ended.state === 'open') result.wrong.push(`wave ${wave}: ${round_id} is open`);
    else result[ended.state] += 1;
  };

  const waves = Math.ceil(rounds / players);
  for (let wave = 0; wave < waves; wave += 1) {
    const playing = Promise.all(seats.map((seat) => playOne(seat, wave)));
    if (crash && crashes > 0 && (wave + 1) % Math.ceil(waves / (crashes + 1)) === 0) {
      await crash();
      bend();
      // Sessions are in the database: pages go on with the tokens they have.
      seats.forEach((seat, nth) => {
        seat.game = seatAgain(seat, node(nth));
      });
      clock.advance(20_000);
    }
    await playing;
    clock.advance(5_000);
    await Promise.all(nodes().map(({ services }) => services.studio.runDue()));
  }

  await Promise.allSettled(late);
  for (const { services } of nodes()) services.sandbox.provider.set({ mode: 'ok', ms: 0 });
  for (let turn = 0; turn < 4; turn += 1) {
    clock.advance(6 * 60_000);
    await Promise.all(nodes().map(({ services }) => services.studio.runDue()));
  }
  const { database } = node(0).services;
  result.wrong.push(...(await checkInvariants(database, clock.now())));
  return result;
};

/** The same page, whose calls another server answers. */
const seatAgain = ({ game }: Seat, server: TestServer): AtStudio => {
  const say: AtStudio['say'] = async (name, said = {}) => {
    const { status, body } = await server.call(`/play/v1/${name}`, { token: game.opened.token, ...said });
    return { status, body: body as never };
  };
  return {
    opened: game.opened,
    say,
    round: (bet, more = {}) => say('round', { round_id: randomUUID(), bet, ...more }),
    turn: (round_id, nth, turn) => say('turn', { round_id, nth, turn }),
  };
};

type RunOrder = Pick<StudioRun, 'seed' | 'players' | 'rounds' | 'crashes'>;

/** The same by so many servers on one database, of which the first stops hearing now and then and another takes its place. */
const runOn = async (
  run: RunOrder,
  count: number,
  open: () => OpenDatabase | Promise<OpenDatabase>,
): Promise<StudioRunResult> => {
  const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
  const start = () => startStudioServer(clock, open());
  const dead: TestServer[] = [];
  let nodes: TestServer[] = [];
  while (nodes.length < count) nodes.push(await start());
  const crash = async () => {
    const [first, ...others] = nodes;
    first?.services.sandbox.provider.bend(() => new Promise(() => undefined));
    if (first) dead.push(first);
    nodes = [...others, await start()];
  };
  const result = await runStudio({ ...run, nodes: () => nodes, clock, crash });
  for (const node of [...dead, ...nodes]) await node.close();
  return result;
};

/** By two servers on a PostgreSQL of their own. */
export const runStudioOnPostgres = async (run: RunOrder): Promise<StudioRunResult> => {
  const postgres = await createScratchPostgres();
  const result = await runOn(run, 2, () => openPostgres(postgres.url));
  await postgres.drop();
  return result;
};

/** By one server on an embedded database, which outlives it. */
export const runStudioEmbedded = async (run: RunOrder): Promise<StudioRunResult> => {
  const opened = await openInMemory();
  const result = await runOn(run, 1, () => ({ ...opened, close: async () => undefined }));
  await opened.close();
  return result;
};
