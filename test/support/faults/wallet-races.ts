import { randomUUID } from 'node:crypto';
import { jackpots } from '../../../domain/games/jackpots/jackpots.ts';
import { openPostgres } from '../../../server/database/open-database.ts';
import { catalogueOf } from '../../../server/games/game-catalogue.ts';
import { allPots } from '../../../server/games/jackpots-repository.ts';
import { gamePlayer, signedCalls, wordOf } from '../../../server/testing/game-stand.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { someGames } from '../../../server/testing/some-games.ts';
import { startTestServer, type TestServer } from '../../../server/testing/start-test-server.ts';
import { createClock } from '../../../server/time/clock.ts';
import { watchInvariants } from './play-rounds.ts';
import { expectCounts } from './race-stand.ts';

/** Two servers on one PostgreSQL, each with connections of its own, that have the games of a test. */
export interface WalletRaceStand {
  nodes: readonly [TestServer, TestServer];
  /** The invariants that the database breaks, and did not when it was last asked. */
  broken(): Promise<string[]>;
  /** Ends them; the invariants that were broken since. */
  stop(): Promise<string[]>;
}

const [fruit] = someGames.games();
if (!fruit) throw new Error('a race needs a game');
/** The games of a test, and one whose bets take part in the jackpots. */
const raceGames = catalogueOf([...someGames.games(), { ...fruit, code: 'pots', tags: ['jackpots'] }]);

export const startWalletRaceStand = async (): Promise<WalletRaceStand> => {
  const postgres = await createScratchPostgres();
  const start = () =>
    startTestServer({ SITE_DIR: 'no-site' }, createClock(), openPostgres(postgres.url), undefined, raceGames);
  const first = await start();
  const second = await start();
  const broken = watchInvariants(first.services.database);
  return {
    nodes: [first, second],
    broken,
    stop: async () => {
      const left = await broken();
      await Promise.all([first.close(), second.close()]);
      await postgres.drop();
      return left;
    },
  };
};

/** Something a wallet does once, asked many times at once of two servers. */
export interface WalletRace {
  name: string;
  /** Rounds of `npm run faults`; `npm test` plays a part of them (play-rounds.ts). */
  rounds: number;
  /** Throws when there was not exactly one winner, or the money is not what it must be. */
  round(stand: WalletRaceStand): Promise<void>;
}

type Sent = readonly [name: 'bet' | 'win' | 'rollback', body: object];

/** A player at a game with 100 dinars, whose provider sends calls at once, turn by turn to both servers. */
const playerAtGame = async ({ nodes }: WalletRaceStand) => {
  const player = await gamePlayer(nodes[0], 100);
  const { token } = await player.play();
  const own = { token, game_code: 'fruit', currency_id: 1, round_id: 'r1' };
  return {
    cash: player.cash,
    atOnce: async (calls: readonly Sent[]): Promise<Record<string, number>> => {
      const answers = await Promise.all(
        calls.map(([name, body], nth) =>
          signedCalls(nodes[nth % 2 === 0 ? 0 : 1]).call(name, { ...own, transaction_id: randomUUID(), ...body }),
        ),
      );
      const counts: Record<string, number> = {};
      for (const word of answers.map(wordOf)) counts[word] = (counts[word] ?? 0) + 1;
      return counts;
    },
  };
};

const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

const expectCash = async (cash: () => Promise<number | undefined>, ...allowed: number[]): Promise<void> => {
  const held = await cash();
  if (held === undefined || !allowed.includes(held)) throw new Error(`${held} instead of ${allowed.join(' or ')}`);
};

const oneBet: WalletRace = {
  name: 'one bet twenty times at two servers: one bet',
  rounds: 200,
  round: async (stand) => {
    const { atOnce, cash } = await playerAtGame(stand);
    const bet: Sent = ['bet', { transaction_id: randomUUID(), amount: 6_000 }];
    expectCounts(await atOnce(times(20, () => bet)), { ok: 20 });
    await expectCash(cash, 40);
  },
};

const lastCredit: WalletRace = {
  name: 'eight bets for the last credit at two servers: one is booked',
  rounds: 200,
  round: async (stand) => {
    const { atOnce, cash } = await playerAtGame(stand);
    const bets = times(8, (nth): Sent => ['bet', { amount: 10_000, round_id: `r${nth}` }]);
    expectCounts(await atOnce(bets), { ok: 1, '400 insufficientFunds': 7 });
    await expectCash(cash, 0);
  },
};

const winOrRollback: WalletRace = {
  name: 'a win against the rollback of its bet at two servers: one of them',
  rounds: 200,
  round: async (stand) => {
    const { atOnce, cash } = await playerAtGame(stand);
    const bet = randomUUID();
    await atOnce([['bet', { transaction_id: bet, amount: 4_000 }]]);
    const win: Sent = ['win', { amount: 9_000 }];
    const back: Sent = ['rollback', { reference_transaction_id: bet }];
    const { ok, ...refused } = await atOnce(Math.random() < 0.5 ? [win, back] : [back, win]);
    const words = Object.keys(refused).join();
    if (ok !== 1 || !/^409 (gameRoundWon|gameRoundClosed)$/.test(words)) throw new Error(`${ok} ok, ${words}`);
    // A rollback that came too late leaves the win, a win that came too late the stake.
    await expectCash(cash, words.endsWith('gameRoundWon') ? 150 : 100);
  },
};

const lateBet: WalletRace = {
  name: 'a bet against its own rollback at two servers: it does not stand',
  rounds: 200,
  round: async (stand) => {
    const { atOnce, cash } = await playerAtGame(stand);
    const bet = randomUUID();
    const sent: Sent[] = [
      ['bet', { transaction_id: bet, amount: 4_000 }],
      ['rollback', { reference_transaction_id: bet }],
    ];
    const { ok = 0, ...refused } = await atOnce(sent);
    const words = Object.keys(refused).join();
    if (ok + Number(words === '409 gameBetRolledBack') !== 2) throw new Error(`${ok} ok, ${words}`);
    await expectCash(cash, 100);
  },
};

/** Eight players win the small pot at once, each by a bet that comes to both servers: each is paid once, one what it held. */
const onePot: WalletRace = {
  name: 'eight players at one pot at two servers: each win once, and what it held to one',
  rounds: 100,
  round: async ({ nodes }) => {
    const [node, other] = nodes;
    // As it is stored: the lobby's value may be a second old.
    const small = async () => {
      const found = (await allPots(node.services.database)).find((pot) => pot.currencyId === 1 && pot.pot === 'small');
      if (!found) throw new Error('no pot');
      return { wins: found.wins, amount: Number(found.amount) };
    };
    const seed = Number(jackpots[1]?.small.seed);
    const feeder = await (await gamePlayer(node, 5_000)).play('pots');
    await feeder.send('bet', { amount: 250_000 });
    const before = await small();
    const stake = 10_000;
    const players = await Promise.all(times(8, () => gamePlayer(node, 100)));
    const sent = await Promise.all(
      players.map(async (player) => {
        const { token } = await player.play('pots');
        // Forced where it is booked, whichever server that is.
        for (const { services } of nodes) services.games.jackpots.force({ userId: player.user.id, pot: 'small' });
        const own = { token, game_code: 'pots', currency_id: 1, round_id: 'r1' };
        return { ...own, transaction_id: randomUUID(), amount: stake };
      }),
    );
    const answers = await Promise.all(
      sent.flatMap((bet) => [signedCalls(node).call('bet', bet), signedCalls(other).call('bet', bet)]),
    );
    const refused = answers.map(wordOf).filter((word) => word !== 'ok');
    if (refused.length > 0) throw new Error(`bets were answered ${refused.join()}`);
    const after = await small();
    if (after.wins - before.wins !== 8 || after.amount !== seed) throw new Error(`${after.wins} wins, ${after.amount}`);
    const share = (stake * 40) / 10_000;
    const paid = (await Promise.all(players.map((player) => player.cash()))).map((cash) =>
      Math.round((cash ?? 0) * 100),
    );
    const first = before.amount + share;
    const expected = [first, ...times(7, () => seed + share)];
    if (paid.sort((a, b) => b - a).join() !== expected.join()) throw new Error(`${paid} instead of ${expected}`);
  },
};

/** A rule is given at one server; both take its bets. */
const freeRoundsOnce: WalletRace = {
  name: 'twenty bets for three free rounds at two servers, each sent to both: three are played',
  rounds: 200,
  round: async ({ nodes }) => {
    const [node, other] = nodes;
    const rule = { id: 'three', games: ['fruit'], rounds: 3, days: 7, stakes: [{ currency_id: 1, stake: 20 }] };
    const value = JSON.stringify({ periodic: [], once: [], freeRounds: [rule] });
    await node.services.settings.setGeneral('bonuses', value);
    const player = await gamePlayer(node, 100);
    const free_rounds = await node.services.games.freeRounds.give(player.user.id, rule.id, 1);
    const { token } = await player.play();
    const bets = times(20, (nth) => ({
      token,
      game_code: 'fruit',
      currency_id: 1,
      round_id: `r${nth}`,
      transaction_id: randomUUID(),
      amount: 2_000,
      free_rounds,
    }));
    const answers = await Promise.all(
      bets.flatMap((bet) => [signedCalls(node).call('bet', bet), signedCalls(other).call('bet', bet)]),
    );
    const counts: Record<string, number> = {};
    for (const word of answers.map(wordOf)) counts[word] = (counts[word] ?? 0) + 1;
    expectCounts(counts, { ok: 6, '400 freeRoundsOver': 34 });
    await expectCash(player.cash, 100);
  },
};

/** Every race of a wallet of games: a new one is one more line here. */
export const walletRaces: readonly WalletRace[] = [oneBet, lastCredit, winOrRollback, lateBet, onePot, freeRoundsOnce];
