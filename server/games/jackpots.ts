import { createHash, createHmac } from 'node:crypto';
import type { WonPot } from '../../contract/entities/pots.ts';
import type { JackpotNews } from '../../contract/games/jackpots.ts';
import { toNumber } from '../../domain/games/fraction.ts';
import {
  drawSeeds,
  fedBy,
  jackpotReturn,
  type PotName,
  potNames,
  potsWon,
  jackpots as terms,
} from '../../domain/games/jackpots/jackpots.ts';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import { bonusShare } from '../../domain/payout/bonus-share.ts';
import type { Database } from '../database/client.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Clock } from '../time/clock.ts';
import type { Booking } from './booking.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import * as pots from './jackpots-repository.ts';
import { keptFor } from './kept-for.ts';

/** A bet that was booked, and what of it was bonus money. */
interface DrawnBet {
  id: string;
  roundId: string;
  amount: Minor;
  bonus: Minor;
}

/** What testers want: the next bet of this player (null: of any player) wins a pot. */
interface ForcedJackpot {
  userId: string | null;
  pot: PotName;
}

export interface Jackpots {
  /** A bet's share goes in and its draw is made, all in the bet's own transaction; answers what was won. */
  draw(booking: Booking, bet: DrawnBet): Promise<WonPot[]>;
  /** What a bet that was booked before has won. */
  wonBy(bet: string): Promise<WonPot[]>;
  /** The current pots, their terms, and what is needed to check their draws. */
  news(): Promise<JackpotNews>;
  /** In sandbox mode only. */
  force(forced: ForcedJackpot): void;
}

export interface JackpotNeeds {
  database: Database;
  clock: Clock;
  ledger: Pick<Ledger, 'move'>;
  catalogue: Pick<GameCatalogue, 'game'>;
  /** Makes the seed of each day; the same at every node. */
  secret: string;
}

const dayMs = 86_400_000;
const shownWins = 5;
/** How long pots and last wins are cached. */
const keptMs = 1_000;

const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Where a jackpot counts in a currency, its pots are there with the first bet. */
export const createJackpots = ({ database, clock, ledger, catalogue, secret }: JackpotNeeds): Jackpots => {
  const waiting: ForcedJackpot[] = [];
  const seedOf = (day: string): string => createHmac('sha256', secret).update(`jackpots ${day}`).digest('hex');
  const hashOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

  const forcedFor = (userId: string): PotName | null => {
    const index = waiting.findIndex((forced) => (forced.userId ?? userId) === userId);
    return index < 0 ? null : (waiting.splice(index, 1)[0]?.pot ?? null);
  };

  const seed = (within: Database, userId: string, currencyId: number, pot: PotName, nth: number, amount: Minor) =>
    ledger.move(within, `jackpotSeed:${currencyId}:${pot}:${nth}`, userId, [
      { account: 'house', currencyId, amount: -amount },
      { account: 'jackpot', currencyId, amount },
    ]);

  const locked = async (within: Database, userId: string, currencyId: number): Promise<pots.StoredPot[]> => {
    const known = await pots.lockPots(within, currencyId);
    if (known.length === potNames.length) return known;
    for (const pot of potNames) {
      const amount = terms[currencyId]?.[pot].seed ?? 0n;
      if (await pots.openPot(within, { currencyId, pot, amount }))
        await seed(within, userId, currencyId, pot, 0, amount);
    }
    return pots.lockPots(within, currencyId);
  };

  const draw: Jackpots['draw'] = async ({ within, session, at }, { id, roundId, amount, bonus }) => {
    const { userId, currencyId, gameCode } = session;
    const own = terms[currencyId];
    if (!own) return [];
    const fallen = potsWon(drawSeeds(seedOf(utcDay(at)), { userId, gameCode, roundId }), currencyId, Number(amount));
    const forced = forcedFor(userId);
    const stood = await locked(within, userId, currencyId);

    const fed = stood.map((pot) => {
      const staked = pot.staked + amount;
      const share = fedBy(pot.pot, staked) - fedBy(pot.pot, pot.staked);
      return { share, pot: { ...pot, staked, amount: pot.amount + share } };
    });
    const given = fed.reduce((sum, { share }) => sum + share, 0n);
    if (given > 0n) {
      await ledger.move(within, `jackpotShare:${id}`, userId, [
        { account: 'house', currencyId, amount: -given },
        { account: 'jackpot', currencyId, amount: given },
      ]);
    }

    const won: WonPot[] = [];
    for (const { pot } of fed) {
      const isFallen = fallen.includes(pot.pot);
      if (!isFallen && pot.pot !== forced) {
        await pots.changePot(within, pot);
        continue;
      }
      // As wins of a game do, it comes back in the shares of the bet.
      const ofBonus = bonusShare(pot.amount, { stake: amount, stakeBonus: bonus });
      const nth = pot.wins + 1;
      await ledger.move(within, `jackpotWin:${id}:${pot.pot}`, userId, [
        { account: 'jackpot', currencyId, amount: -pot.amount },
        { account: 'cash', currencyId, amount: pot.amount - ofBonus },
        { account: 'bonus', currencyId, amount: ofBonus },
      ]);
      await pots.keepWin(within, {
        bet: id,
        pot: pot.pot,
        userId,
        currencyId,
        nth,
        at,
        amount: pot.amount,
        bonus: ofBonus,
        forced: !isFallen,
      });
      const { code: currency } = currencyOf(currencyId);
      const game = catalogue.game(gameCode)?.name ?? gameCode;
      await sendMessage(within, userId, at, {
        key: 'jackpotWon',
        params: { amount: toMajor(pot.amount), currency, game, pot: pot.pot },
      });
      const again = own[pot.pot].seed;
      await seed(within, userId, currencyId, pot.pot, nth, again);
      await pots.changePot(within, { ...pot, amount: again, wins: nth });
      won.push({ pot: pot.pot, amount: Number(pot.amount) });
    }
    return won;
  };

  // All who look at a lobby ask for them every few seconds.
  const potsAndWins = keptFor(keptMs, clock, () =>
    Promise.all([pots.allPots(database), pots.lastWins(database, shownWins)]),
  );

  return {
    draw,
    wonBy: async (bet) =>
      (await pots.winsOf(database, bet)).map(({ pot, amount }) => ({ pot, amount: Number(amount) })),
    force: (forced) => {
      waiting.push(forced);
    },
    news: async () => {
      const [stored, wins] = await potsAndWins();
      const now = clock.now();
      const [today, before] = [utcDay(now), utcDay(now - dayMs)];
      return {
        pots: Object.entries(terms).flatMap(([currency, own]) =>
          potNames.map((pot) => {
            const currencyId = Number(currency);
            const known = stored.find((one) => one.currencyId === currencyId && one.pot === pot);
            return {
              pot,
              currency_id: currencyId,
              currency: currencyOf(currencyId).code,
              amount: Number(known?.amount ?? own[pot].seed),
              seed: Number(own[pot].seed),
              one_in: own[pot].oneIn,
              wins: known?.wins ?? 0,
            };
          }),
        ),
        returns: Object.keys(terms).map((currency) => {
          const { contributions, seeds } = jackpotReturn(Number(currency));
          return {
            currency_id: Number(currency),
            contributions: toNumber(contributions) * 100,
            seeds: toNumber(seeds) * 100,
          };
        }),
        last: wins.map(({ pot, currencyId, amount, at }) => ({
          pot,
          currency_id: currencyId,
          currency: currencyOf(currencyId).code,
          amount: Number(amount),
          at: new Date(at).toISOString(),
        })),
        today: { day: today, hash: hashOf(seedOf(today)) },
        told: { day: before, server_seed: seedOf(before) },
      };
    },
  };
};
