import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { output } from 'zod/mini';
import type { Done } from '../../../contract/entities/error.ts';
import type { ShownRound } from '../../../contract/games/frame.ts';
import type { TableStanding } from '../../../contract/games/provider.ts';
import type * as calls from '../../../contract/games/studio.ts';
import { isShared } from '../../../domain/games/titles/title.ts';
import { titleOf } from '../../../domain/games/titles.ts';
import { RefusedCall } from '../../calls/refusal.ts';
import type { Database } from '../../database/client.ts';
import { createSweeper, type Sweeper } from '../../jobs/sweeper.ts';
import type { Clock } from '../../time/clock.ts';
import { createDueRounds } from './due-rounds.ts';
import type { ForcedRounds } from './forced-rounds.ts';
import { createOpenGame, newSeeds } from './open-game.ts';
import { createPlayRound } from './play-round.ts';
import { createRoundCourse } from './round-course.ts';
import * as rounds from './rounds-repository.ts';
import { createStudioSecret } from './sealed.ts';
import { addSeeds, lockSeeds, markTold } from './seeds-repository.ts';
import { endSession, type StudioSession, sessionOf } from './sessions-repository.ts';
import { createSharedStreams } from './shared-streams.ts';
import { createShowRound, knownTitle } from './show-round.ts';
import { type StudioNeeds, sharedTables } from './studio-needs.ts';
import { tableStandings } from './table-standings.ts';
import { createTakeTurn } from './take-turn.ts';
import { deletePlayMoney, forgetNeverPlayed } from './tidy-repository.ts';
import type { WalletClient } from './wallet-client.ts';
import { createWalletDuties } from './wallet-duties.ts';

export interface StudioParts {
  database: Database;
  /** For background work. */
  sweeps: Database;
  clock: Clock;
  /** The studio's own: the seeds it keeps and the chains of its shared rounds depend on it. */
  secret: string;
  wallet: WalletClient;
  /** What testers want to see; null outside of the sandbox. */
  forced: ForcedRounds | null;
  log: FastifyBaseLogger;
}

/** What a game's page asks of the studio (contract/games/studio.ts). Each throws a RefusedCall. */
export interface Studio extends Sweeper {
  forced: ForcedRounds | null;
  /** Whether there is a title of this code. */
  has(code: string): boolean;
  open(body: output<typeof calls.studioOpen.body>): Promise<calls.OpenedStudioGame>;
  round(body: output<typeof calls.studioRound.body>): Promise<calls.RoundAnswer>;
  turn(body: output<typeof calls.studioTurn.body>): Promise<calls.RoundAnswer>;
  ask(body: output<typeof calls.studioAsk.body>): Promise<calls.RoundAnswer>;
  balance(body: output<typeof calls.studioBalance.body>): Promise<output<typeof calls.studioBalance.ok>>;
  seeds(body: output<typeof calls.studioSeeds.body>): Promise<output<typeof calls.studioSeeds.ok>>;
  rounds(body: output<typeof calls.studioRounds.body>): Promise<output<typeof calls.studioRounds.ok>>;
  leave(body: output<typeof calls.studioLeave.body>): Promise<Done>;
  /** The state of the shared rounds of a session's game, line by line. */
  shared(token: string): Promise<Readable>;
  /** Ends all streams of shared rounds. */
  endShared(): void;
  /** A round that is over, for the operator who shows it once more; null for one that is not, or is not this player's. */
  tell(player: string, roundId: string): Promise<ShownRound | null>;
  /** The state of the tables by the clock, by the codes of their titles. */
  standings(): Promise<Record<string, TableStanding>>;
  /** Does everything that is due. */
  runDue(): Promise<void>;
  /** Clears out play money of players who do not come back. */
  tidy(): Promise<void>;
}

const done = { error: null, ErrorText: 'ok' } as const;
const lookInterval = 500;
const tidyInterval = 600_000;
/** How long an open round is offered again, for play money too. */
const playMoneyKept = 2 * 24 * 3_600_000;
const shownRounds = 20;

export const createStudio = ({ sweeps, ...parts }: StudioParts): Studio => {
  const { database, clock, log } = parts;
  const secret = createStudioSecret(parts.secret);
  const needs: StudioNeeds = { ...parts, secret, tables: sharedTables(secret) };
  const show = createShowRound(needs);
  const course = createRoundCourse(needs, show);
  const duties = createWalletDuties(needs);
  const due = createDueRounds(needs, sweeps, course, duties);
  const games = createOpenGame(needs, show, due.bringUp);
  const playRound = createPlayRound(needs, show, course, duties, parts.forced);
  const takeTurn = createTakeTurn(needs, show, course, duties);

  const streams = createSharedStreams(needs);
  const looks = createSweeper('studio', lookInterval, due.turn, log);

  const tidy = async (): Promise<void> => {
    const before = clock.now() - playMoneyKept;
    await forgetNeverPlayed(sweeps, before);
    while (await deletePlayMoney(sweeps, before));
  };
  const tidying = createSweeper('play money', tidyInterval, tidy, log);

  /** The session of a token, with the current state of its game. */
  const entered = async (token: string, at = clock.now()): Promise<StudioSession> => {
    const session = await games.session(token);
    if (isShared(knownTitle(session.gameCode))) {
      await due.bringUp(session.player, session.gameCode, at);
    }
    return session;
  };

  /** A call about a round that never came guarantees that it will not be played. */
  const neverPlayed = (session: StudioSession, roundId: string) =>
    database.transaction(async (within) => {
      await lockSeeds(within, session);
      const round = await rounds.roundOf(within, session.player, roundId);
      if (!round) await rounds.markNeverPlayed(within, session.player, roundId, clock.now());
      return round;
    });

  const turnOver = (session: StudioSession, clientSeed: string) =>
    database.transaction(async (within) => {
      const old = await lockSeeds(within, session);
      const last = await rounds.lastRound(within, session);
      if (last?.state === 'open' || last?.state === 'betting') throw new RefusedCall(409, 'roundOpen');
      const fresh = newSeeds(needs, session, clientSeed);
      await markTold(within, old.id, clock.now());
      await addSeeds(within, fresh);
      return {
        revealed: { server_seed: secret.unseal(old.serverSeed), client_seed: old.clientSeed, rounds: old.nonce },
        seeds: { hash: fresh.hash, client_seed: fresh.clientSeed, nonce: 0 },
      };
    });

  const runDue = async (): Promise<void> => {
    while (await due.turn());
  };

  return {
    start: () => {
      looks.start();
      tidying.start();
    },
    close: async () => {
      streams.close();
      await Promise.all([looks.close(), tidying.close()]);
    },
    runDue,
    tidy,
    forced: parts.forced,
    has: (code) => titleOf(code) !== undefined,
    open: games.open,
    round: async (body) => {
      const at = clock.now();
      return playRound(await entered(body.token, at), body, at);
    },
    turn: async (body) => {
      const at = clock.now();
      return takeTurn(await entered(body.token, at), body, at);
    },

    ask: async ({ token, round_id }) => {
      const session = await entered(token);
      const known = await rounds.roundOf(database, session.player, round_id);
      const round = known ?? (await neverPlayed(session, round_id));
      if (round?.gameCode !== session.gameCode)
        throw new RefusedCall(404, 'roundUnknown', { round_id: 'roundUnknown' });
      return show.answer(database, round);
    },

    balance: async ({ token }) => {
      const session = await games.session(token);
      return { balance: session.credit === null ? await duties.credit(session) : Number(session.credit) };
    },

    seeds: async ({ token, client_seed }) => {
      const session = await entered(token);
      if (isShared(knownTitle(session.gameCode))) throw new RefusedCall(409, 'gameDiffers');
      return turnOver(session, client_seed);
    },

    rounds: async ({ token }) => {
      const session = await entered(token);
      const last = await rounds.lastRounds(database, session, shownRounds);
      const told = last.flatMap((round) => (round.outcome === null ? [] : [{ round, outcome: round.outcome }]));
      return {
        rounds: await Promise.all(
          told.map(async ({ round, outcome }) => ({
            round_id: round.roundId,
            at: round.startedAt,
            outcome,
            record: await show.record(database, round),
          })),
        ),
      };
    },

    leave: async ({ token }) => {
      const session = await games.session(token);
      await rounds.markSeen(database, session, null);
      await endSession(database, session.id, clock.now());
      return done;
    },

    shared: async (token) => {
      const session = await games.session(token);
      if (!isShared(knownTitle(session.gameCode))) throw new RefusedCall(409, 'gameDiffers');
      return streams.of(session);
    },
    endShared: streams.close,
    standings: () => tableStandings(needs),

    tell: async (player, roundId) => {
      const round = await rounds.roundOf(database, player, roundId);
      if (!round || round.outcome === null) return null;
      const { gameCode, outcome, startedAt } = round;
      const [{ currency }, record] = await Promise.all([
        sessionOf(database, round.session),
        show.record(database, round),
      ]);
      return { round_id: roundId, title: gameCode, outcome, record, currency, at: new Date(startedAt).toISOString() };
    },
  };
};
