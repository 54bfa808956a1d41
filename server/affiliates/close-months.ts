import type { FastifyBaseLogger } from 'fastify';
import { correctionOf, earningsOf, type MonthFacts } from '../../domain/affiliates/earnings.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { type DueWork, doDue } from '../jobs/due-work.ts';
import type { Clock } from '../time/clock.ts';
import { lockAffiliate, updateAffiliate } from './affiliate-repository.ts';
import { affiliatesToCorrect } from './figures-repository.ts';
import {
  correctionsOf,
  lastMonthOf,
  monthsOf,
  monthsToClose,
  type StoredCorrection,
  type StoredMonth,
  storeAcquisitions,
  storeCorrection,
  storeMonth,
  subsEarnedOf,
} from './month-repository.ts';
import { monthAfter, monthAt } from './operator-month.ts';
import type { Postbacks } from './postbacks.ts';
import { type Deductions, keptDays, keptLines, type Reckon } from './reckoning.ts';

export interface CloseNeeds {
  sweeps: Database;
  clock: Clock;
  reckon: Reckon;
  deductions(): Promise<Deductions>;
  postbacks: Pick<Postbacks, 'cpaEarned'>;
  log: FastifyBaseLogger;
}

/** A month is closed at four in the morning of the first: by then its last bets are written, on every node. */
const closeAfter = 4 * 3_600_000;
/** Corrections are looked for with this delay, for the same reason. */
const grace = 60_000;
/** Closed months that are still checked again. */
const correctable = 6;

const sum = (rows: readonly StoredCorrection[], read: (row: StoredCorrection) => Minor): Minor =>
  rows.reduce((total, row) => total + read(row), 0n);

/** What a month has to be set off with: what the last closed one left, and what was corrected since. */
export const carriedInto = async (within: Database, affiliate: string, last: StoredMonth | null): Promise<Minor> => {
  const corrections = await correctionsOf(within, affiliate);
  const since = corrections.filter(({ id }) => id > (last?.corrections ?? 0));
  return (last?.carriedOut ?? 0n) + sum(since, ({ carried }) => carried);
};

/** Closes months and finds what has to be corrected in closed ones. Both may run on every node at once. */
export const createCloseMonths = ({ sweeps, clock, reckon, deductions, postbacks }: CloseNeeds) => {
  const close = async (within: Database, userId: string, month: string, percents: Deductions): Promise<void> => {
    const affiliate = await lockAffiliate(within, userId);
    const last = await lastMonthOf(within, userId);
    // Another node was quicker.
    if (last && last.month >= month) return;
    const whose = { affiliates: [userId], currencyId: affiliate.currencyId };
    const reckonedOf = await reckon(within, whose, month, percents);
    const { revenue, ngr, days, counted, held, registered } = reckonedOf(affiliate);
    const { subs, earned: subsEarned } = await subsEarnedOf(within, userId, month);
    const facts = { ngr, carriedIn: await carriedInto(within, userId, last), newPlayers: counted.length, subsEarned };
    const { slices: _, ...earnings } = earningsOf(facts, affiliate.plan);
    const corrections = Math.max(0, ...(await correctionsOf(within, userId)).map(({ id }) => id));
    const kept = { feePercent: String(percents.feePercent), taxPercent: String(percents.taxPercent) };
    const stored = await storeMonth(within, {
      affiliate: userId,
      month,
      closedAt: clock.now(),
      currencyId: affiliate.currencyId,
      plan: affiliate.plan,
      ...facts,
      ...earnings,
      corrections,
      figures: { lines: keptLines(revenue), ...kept, held, registered, subs, days: keptDays(days) },
    });
    if (!stored) return;
    await storeAcquisitions(
      within,
      userId,
      month,
      counted.map((player) => player.userId),
    );
    await postbacks.cpaEarned(within, affiliate, counted);
  };

  const correctMonth = async (within: Database, closed: StoredMonth): Promise<void> => {
    const { affiliate, month, plan, figures } = closed;
    const corrected = (await correctionsOf(within, affiliate, month)).filter(({ reason }) => reason === 'settledAgain');
    const was: MonthFacts = {
      ngr: closed.ngr + sum(corrected, ({ ngr }) => ngr),
      carriedIn: closed.carriedIn,
      newPlayers: closed.newPlayers,
      subsEarned: closed.subsEarned + sum(corrected, ({ subsEarned }) => subsEarned),
    };
    const percents = { feePercent: BigInt(figures.feePercent), taxPercent: BigInt(figures.taxPercent) };
    const whose = { affiliates: [affiliate], currencyId: closed.currencyId };
    const { ngr } = (await reckon(within, whose, month, percents))({ userId: affiliate, plan });
    const is = { ...was, ngr, subsEarned: (await subsEarnedOf(within, affiliate, month)).earned };
    if (is.ngr === was.ngr && is.subsEarned === was.subsEarned) return;
    const { earned, carried } = correctionOf(was, is, plan);
    const own = correctionOf({ ...was, subsEarned: 0n }, { ...is, subsEarned: 0n }, plan).earned;
    await storeCorrection(within, {
      affiliate,
      month,
      at: clock.now(),
      reason: 'settledAgain',
      note: null,
      ngr: is.ngr - was.ngr,
      subsEarned: is.subsEarned - was.subsEarned,
      own,
      earned,
      carried,
    });
  };

  const correct = async (within: Database, userId: string): Promise<void> => {
    const until = clock.now() - grace;
    await lockAffiliate(within, userId);
    for (const closed of (await monthsOf(within, userId)).slice(0, correctable)) await correctMonth(within, closed);
    await updateAffiliate(within, userId, { correctedUntil: until });
  };

  const closing: DueWork = {
    find: (limit, except) => monthsToClose(sweeps, monthAfter(monthAt(clock.now() - closeAfter), -1), limit, except),
    work: async (id) => {
      const [userId = '', month = ''] = id.split(':');
      // Asked beforehand: inside the transaction they would wait for a second connection.
      const percents = await deductions();
      await retried(() => sweeps.transaction((within) => close(within, userId, month, percents)));
    },
  };
  const correcting: DueWork = {
    find: (limit, except) => affiliatesToCorrect(sweeps, clock.now() - grace, limit, except),
    work: (userId) => retried(() => sweeps.transaction((within) => correct(within, userId))),
  };

  return {
    /** Everything that is due by now; month after month, since a server may have been down for some. */
    closeDue: async (): Promise<void> => {
      while ((await closing.find(1, [])).length > 0) await doDue(closing);
      await doDue(correcting);
    },
  };
};
