import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { PostbackEvent, PostedEvent } from '../../contract/http/postbacks.ts';
import { parseMinor, toMajor } from '../../domain/money/money.ts';
import { isOutsideUrl } from '../calls/outside-line.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { type Post, sayOn } from '../calls/signed-line.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { DueWork } from '../jobs/due-work.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Clock } from '../time/clock.ts';
import { dayName, dayStart } from '../time/operator-day.ts';
import {
  lockAffiliate,
  type StoredAffiliate,
  storeRefusal,
  strikePlayer,
  updateAffiliate,
} from './affiliate-repository.ts';
import { type Candidate, dayMoney, endedBets } from './figures-repository.ts';
import {
  affiliatesToTell,
  depositsBetween,
  duePosts,
  endAttempt,
  endPostback,
  giveUpPosts,
  type Happened,
  lastPosts,
  postbacksOf,
  postCounts,
  setPostbackEvents,
  storePostback,
  storePosts,
  storeTest,
  takePost,
} from './postback-repository.ts';
import { freeBetsOf } from './reckoning.ts';

export interface PostbackNeeds {
  database: Database;
  sweeps: Database;
  clock: Clock;
  /** How an address outside is reached. */
  post: Post;
  log: FastifyBaseLogger;
}

const minute = 60_000;
/** After each attempt that failed; the last one again and again. */
const pauses = [1, 5, 15, 60, 240, 480].map((minutes) => minutes * minute);
const givenUpAfter = 3 * 24 * 60 * minute;
const mostAddresses = 10;
/** Deliveries of an address that its affiliate is shown. */
const shownPosts = 5;
/** What was credited a moment ago is written by then, on every node. */
const grace = 10_000;

const pauseAfter = (attempts: number): number => pauses[Math.min(attempts, pauses.length) - 1] ?? minute;

/** Events of affiliates' players, sent to the addresses that subscribe to them, at least once and for three days. */
export const createPostbacks = ({ database, sweeps, clock, post, log }: PostbackNeeds) => {
  const happenedTo = (event: PostedEvent, subject: string, of: StoredAffiliate, more: object): Happened => ({
    event,
    subject,
    payload: { event, id: subject, currency: currencyOf(of.currencyId).code, ...more },
  });

  /** Players who pay by the same means as the affiliate are struck off; the rest is sent. */
  const tellDeposits = async (within: Database, affiliate: StoredAffiliate, until: number): Promise<void> => {
    const at = clock.now();
    const struck = new Set<string>();
    const happened: Happened[] = [];
    for (const one of await depositsBetween(within, affiliate.userId, affiliate.toldUntil, until)) {
      const { id, userId, number, code, amount, decidedAt, first, ownPayer } = one;
      if (struck.has(userId)) continue;
      if (ownPayer) {
        struck.add(userId);
        await strikePlayer(within, userId, at);
        await storeRefusal(within, { userId, affiliate: affiliate.userId, code, reason: 'payer', at });
        continue;
      }
      const more = { player: number, code, amount: toMajor(BigInt(amount)), at: new Date(decidedAt).toISOString() };
      if (first) happened.push(happenedTo('firstDeposit', String(number), affiliate, more));
      happened.push(happenedTo('deposit', id, affiliate, more));
    }
    await storePosts(within, affiliate.userId, happened, at);
  };

  /** The figures of a day that is over. */
  const tellDay = async (within: Database, affiliate: StoredAffiliate, midnight: number): Promise<void> => {
    const span = { from: dayStart(midnight - 1, 0), until: midnight };
    const whose = {
      affiliates: [affiliate.userId],
      currencyId: affiliate.currencyId,
      freeBets: freeBetsOf(affiliate.currencyId),
    };
    const bets = await endedBets(within, whose, span);
    const [money] = await dayMoney(within, whose, span);
    const sum = (read: (bet: (typeof bets)[number]) => bigint) =>
      toMajor(bets.reduce((all, bet) => all + read(bet), 0n));
    const day = dayName(span.from);
    const figures = {
      day,
      clicks: money?.clicks ?? 0,
      deposits: toMajor(money?.deposits ?? 0n),
      staked: sum(({ staked }) => staked),
      won: sum(({ wins }) => wins),
    };
    await storePosts(within, affiliate.userId, [happenedTo('daily', day, affiliate, figures)], clock.now());
  };

  const tell = (userId: string): Promise<void> =>
    retried(() =>
      sweeps.transaction(async (within) => {
        const affiliate = await lockAffiliate(within, userId);
        const until = clock.now() - grace;
        if (until <= affiliate.toldUntil) return;
        await tellDeposits(within, affiliate, until);
        const isHeard = (await postbacksOf(within, userId)).some(({ events }) => events.includes('daily'));
        // Day after day, since a server may have been down for some.
        let midnight = dayStart(affiliate.toldUntil, 1);
        for (; isHeard && midnight <= until; midnight = dayStart(midnight, 1))
          await tellDay(within, affiliate, midnight);
        await updateAffiliate(within, userId, { toldUntil: until });
      }),
    );

  /** The status that came, null for none. */
  const deliver = async (id: string): Promise<number | null> => {
    const now = clock.now();
    // If the process that takes it dies, the next attempt takes it over.
    const taken = await takePost(sweeps, id, now, now + minute);
    if (!taken) return null;
    const { event, url, secret, payload, attempts, createdAt } = taken;
    const status = await sayOn({ post, secret, clock, patience: 10_000 })(url, payload).then(
      (answer) => answer.status,
      (error: unknown) => {
        log.info({ err: error, post: taken.id }, 'a postback was not answered');
        return null;
      },
    );
    const nextAt = now + pauseAfter(attempts);
    const sent = status !== null && status >= 200 && status < 300;
    // A test is not tried again: the affiliate who asked for it sees the result.
    const over = event === 'test' || nextAt > createdAt + givenUpAfter;
    await endAttempt(sweeps, taken.id, { state: sent ? 'sent' : over ? 'givenUp' : 'waiting', status, nextAt });
    return status;
  };

  const telling: DueWork = {
    find: (limit, except) =>
      affiliatesToTell(sweeps, clock.now() - grace, dayStart(clock.now() - grace, 0), limit, except),
    work: tell,
  };
  const delivering: DueWork = { find: (limit, except) => duePosts(sweeps, clock.now(), limit, except), work: deliver };

  return {
    telling,
    delivering,
    registered: (within: Database, affiliate: StoredAffiliate, { number, code }: { number: number; code: string }) => {
      const at = clock.now();
      const more = { player: number, code, at: new Date(at).toISOString() };
      return storePosts(within, affiliate.userId, [happenedTo('registration', String(number), affiliate, more)], at);
    },
    cpaEarned: (within: Database, affiliate: StoredAffiliate, players: readonly Candidate[]) => {
      const amount = toMajor(parseMinor(affiliate.plan.cpa?.amount) ?? 0n);
      const at = clock.now();
      const told = players.map(({ number }) =>
        happenedTo('cpa', String(number), affiliate, { player: number, amount, at: new Date(at).toISOString() }),
      );
      return storePosts(within, affiliate.userId, told, at);
    },
    add: async (affiliate: string, url: string, events: readonly PostbackEvent[]): Promise<string> => {
      const wrong = new RefusedCall(400, 'postbackInvalid', { url: 'postbackInvalid' });
      if (!isOutsideUrl(url)) throw wrong;
      const { href } = new URL(url);
      const wanted = [...new Set(events)];
      return retried(() =>
        database.transaction(async (within) => {
          await lockAffiliate(within, affiliate);
          const before = await postbacksOf(within, affiliate);
          const same = before.find((one) => one.url === href);
          if (same) {
            await setPostbackEvents(within, same.id, wanted);
            return same.id;
          }
          if (before.length >= mostAddresses) throw new RefusedCall(409, 'tooManyRequests');
          const id = randomUUID();
          const secret = randomBytes(24).toString('base64url');
          await storePostback(within, { id, affiliate, url: href, events: wanted, secret, createdAt: clock.now() });
          return id;
        }),
      );
    },
    test: async (affiliate: StoredAffiliate, id: string): Promise<number | null> => {
      const at = clock.now();
      const known = (await postbacksOf(database, affiliate.userId)).some((one) => one.id === id);
      if (!known) throw new RefusedCall(404, 'notFound', { id: 'notFound' });
      const happened = happenedTo('test', String(Math.floor(at / minute)), affiliate, {
        at: new Date(at).toISOString(),
      });
      const post = await storeTest(database, { ...happened, postback: id, createdAt: at, nextAt: at });
      if (post === null) throw new RefusedCall(409, 'tooManyRequests');
      return deliver(String(post));
    },
    /** Nothing is sent there any more, not even what waited. */
    remove: (affiliate: string, id: string): Promise<void> =>
      retried(() =>
        database.transaction(async (within) => {
          await lockAffiliate(within, affiliate);
          if (!(await endPostback(within, affiliate, id, clock.now())))
            throw new RefusedCall(404, 'notFound', { id: 'notFound' });
          await giveUpPosts(within, id);
        }),
      ),
    list: async (affiliate: string) => {
      const counts = new Map((await postCounts(database, affiliate)).map(({ postback, ...row }) => [postback, row]));
      const none = { sent: 0, waiting: 0, failed: 0, lastStatus: null };
      const posts = await lastPosts(database, affiliate, shownPosts);
      const rows = await postbacksOf(database, affiliate);
      return rows.map(({ id, url, events, secret }) => ({
        id,
        url,
        events,
        secret,
        ...(counts.get(id) ?? none),
        last: posts
          .filter(({ postback }) => postback === id)
          .map(({ event, createdAt, state, attempts, status }) => ({
            event,
            state,
            attempts,
            status,
            at: new Date(createdAt).toISOString(),
          })),
      }));
    },
  };
};
export type Postbacks = ReturnType<typeof createPostbacks>;
