import type { FastifyBaseLogger } from 'fastify';
import type { AffiliatePlan } from '../../contract/entities/affiliate.ts';
import type {
  AffiliateMonths,
  AffiliateOffice,
  AffiliatePlayers,
  AffiliateTickets,
  CodeSort,
  PlayerSort,
  PromoCodes,
} from '../../contract/http/affiliates.ts';
import { hundredths } from '../../domain/affiliates/earnings.ts';
import { pageSize } from '../../domain/limits.ts';
import { parseMinor, toMajor } from '../../domain/money/money.ts';
import { isSearch } from '../../domain/offer/is-search.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { lockUser, storeRoles, userById } from '../identity/user-repository.ts';
import { doDue } from '../jobs/due-work.ts';
import { forEachDue } from '../jobs/for-each-due.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock } from '../time/clock.ts';
import {
  activeCodes,
  affiliateOf,
  codeOf,
  codeOfKey,
  codesOf,
  countCodes,
  lockAffiliate,
  refusalsOf,
  type StoredAffiliate,
  setCodeActive,
  storeAffiliate,
  storeCode,
} from './affiliate-repository.ts';
import { countPlayers, countTickets, ownerOfTicket, playersOf, ticketsOf } from './brought-repository.ts';
import { createCalculations } from './calculations.ts';
import { createCloseMonths } from './close-months.ts';
import { balanceOf, monthsOf, storeCorrection, waitingPayout } from './month-repository.ts';
import { createPayouts, type Payouts, waitingView } from './payouts.ts';
import type { Postbacks } from './postbacks.ts';
import { createReckoning, type GameProduct } from './reckoning.ts';
import { defaultPlan, foldCode } from './referrals.ts';

export interface AffiliateNeeds {
  database: Database;
  sweeps: Database;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  settings: Pick<Settings, 'general'>;
  productOf: GameProduct;
  postbacks: Postbacks;
  log: FastifyBaseLogger;
}

/** The operator's terms for a new affiliate. */
export interface Appointment {
  plan?: AffiliatePlan | undefined;
  currencyId?: number | undefined;
  under?: string | null;
}

/** What a list is sorted by; the newest or the largest first unless `order` turns it round. */
interface Sorted<Field> {
  sort?: Field | undefined;
  order?: 'asc' | 'desc' | undefined;
}

const sortingOf = <Field>({ sort, order }: Sorted<Field>) => ({
  ...(sort === undefined ? {} : { sort }),
  rising: order === 'asc',
});

/** The affiliates: their codes, months, payouts and postbacks. */
export interface Affiliates extends Sweeper {
  /** Makes an account an affiliate; one who is one already is not changed. */
  appoint(userId: string, appointment?: Appointment): Promise<void>;
  /** Who has the role; his plan is the usual one until the operator gives him another. */
  known(userId: string): Promise<StoredAffiliate>;
  codes(
    userId: string,
    wanted: { page: number; search?: string | undefined; active?: boolean | undefined } & Sorted<CodeSort>,
  ): Promise<PromoCodes>;
  /** Throws 409 promoCodeTaken or idempotencyKeyReused. Answers the code as it is stored. */
  createCode(userId: string, wanted: { code: string; campaign: string }, key: string | null): Promise<string>;
  setCode(userId: string, code: string, active: boolean): Promise<void>;
  office(userId: string): Promise<AffiliateOffice>;
  players(userId: string, page: number, search?: string, sorted?: Sorted<PlayerSort>): Promise<AffiliatePlayers>;
  tickets(userId: string, page: number, search?: string): Promise<AffiliateTickets>;
  /** Whose ticket of that list it is, for what hands its selections on. Throws 404 notFound. */
  ownerOfTicket(userId: string, ticket: string): Promise<{ userId: string; ticketId: string }>;
  calculation(userId: string, month?: string): Promise<AffiliateMonths>;
  /** The operator's own correction of a closed month, major units of either sign. Throws 404 notFound. */
  correct(userId: string, month: string, amount: number, note: string): Promise<void>;
  payouts: Payouts;
  postbacks: Postbacks;
  /** Closes, corrects and reports whatever is due by the clock's now; doing it again changes nothing. */
  runDue(): Promise<void>;
}

/** The outcome of a ticket, for those who may not see more of it. */
const endOf: Partial<Record<TicketState, AffiliateTickets['result'][number]['state']>> = {
  won: 'won',
  lost: 'lost',
  void: 'void',
  cashed_out: 'cashedOut',
};

const sweepInterval = 30_000;

/** What players are searched by: codes are upper case. */
const wordsOf = (search = ''): string | undefined => (isSearch(search) ? search.trim().toUpperCase() : undefined);

export const createAffiliates = (needs: AffiliateNeeds): Affiliates => {
  const { database, sweeps, clock, ledger, outbox, settings, productOf, postbacks, log } = needs;
  const reckon = createReckoning(productOf);
  const deductions = async () => {
    const { affiliateFee, affiliateTax } = await settings.general();
    return { feePercent: hundredths(affiliateFee), taxPercent: hundredths(affiliateTax) };
  };
  const months = createCloseMonths({ sweeps, clock, reckon, deductions, postbacks, log });
  const payouts = createPayouts({ database, clock, ledger, outbox, log });
  const calculations = createCalculations({ database, clock, reckon, deductions });

  const appoint: Affiliates['appoint'] = async (userId, { plan = defaultPlan, currencyId = 1, under = null } = {}) => {
    if (under !== null && (await affiliateOf(database, under))?.currencyId !== currencyId) {
      throw new RefusedCall(400, 'userUnknown', { under: 'userUnknown' });
    }
    const now = clock.now();
    const row = { userId, parent: under, currencyId, plan, createdAt: now };
    await retried(() =>
      database.transaction(async (within) => {
        await lockUser(within, userId);
        const user = await userById(within, userId);
        if (!user) throw new RefusedCall(404, 'notFound', { userId: 'notFound' });
        if (!user.roles.includes('AFFILIATE')) await storeRoles(within, userId, [...user.roles, 'AFFILIATE']);
        await storeAffiliate(within, { ...row, correctedUntil: now, toldUntil: now });
      }),
    );
  };

  const affiliate = async (userId: string): Promise<StoredAffiliate> => {
    const known = await affiliateOf(database, userId);
    if (known) return known;
    await appoint(userId);
    return affiliate(userId);
  };

  const runDue = (): Promise<void> =>
    forEachDue([months.closeDue, () => doDue(postbacks.telling), () => doDue(postbacks.delivering)], (work) => work());

  return {
    ...createSweeper('affiliates', sweepInterval, runDue, log),
    runDue,
    appoint,
    known: affiliate,
    payouts: {
      ...payouts,
      request: async (userId, ...wanted) => payouts.request((await affiliate(userId)).userId, ...wanted),
    },
    postbacks: {
      ...postbacks,
      add: async (userId, ...wanted) => postbacks.add((await affiliate(userId)).userId, ...wanted),
    },

    codes: async (userId, { page, search, active, ...sorted }) => {
      const { currencyId } = await affiliate(userId);
      const words = search !== undefined && isSearch(search) ? search.trim().toLowerCase() : undefined;
      const total = await countCodes(database, userId, { words, active });
      const range = { limit: pageSize, offset: (page - 1) * pageSize, ...sortingOf(sorted) };
      const rows = await codesOf(database, userId, { words, active }, currencyId, range);
      const result = rows.map((row) => ({
        code: row.code,
        campaign: row.campaign,
        active: row.active,
        clicks: row.clicks,
        registrations: row.registrations,
        firstDeposits: row.firstDeposits,
        createdAt: new Date(row.createdAt).toISOString(),
        turnover: toMajor(BigInt(row.turnover)),
      }));
      return { result, total, totalPages: Math.ceil(total / pageSize), currency: currencyOf(currencyId).code };
    },

    createCode: async (userId, { code: typed, campaign }, key) => {
      const code = foldCode(typed);
      await affiliate(userId);
      return retried(() =>
        database.transaction(async (within) => {
          await lockAffiliate(within, userId);
          const before = key === null ? null : await codeOfKey(within, userId, key);
          if (before) {
            const same = before.code === code && before.campaign === campaign;
            if (!same) throw new RefusedCall(409, 'idempotencyKeyReused');
            return before.code;
          }
          const row = { code, affiliate: userId, campaign, createdAt: clock.now(), key };
          if (!(await storeCode(within, row))) throw new RefusedCall(409, 'promoCodeTaken', { code: 'promoCodeTaken' });
          return code;
        }),
      );
    },

    setCode: async (userId, typed, active) => {
      const found = await codeOf(database, foldCode(typed));
      if (!found || !(await setCodeActive(database, userId, found.code, active))) {
        throw new RefusedCall(404, 'notFound', { code: 'notFound' });
      }
    },

    office: async (userId) => {
      const one = await affiliate(userId);
      const { view, deposited } = await calculations.toDate(one);
      const refused = await refusalsOf(database, userId);
      return {
        calculation: view,
        plan: one.plan,
        currency: currencyOf(one.currencyId).code,
        clicks: view.days.reduce((sum, { clicks }) => sum + clicks, 0),
        firstDeposits: deposited,
        players: await countPlayers(database, userId),
        codes: await countCodes(database, userId, {}),
        share: await activeCodes(database, userId),
        refused: refused.map(({ at, code, reason }) => ({ at: new Date(at).toISOString(), code, reason })),
        balance: toMajor(await balanceOf(database, userId)),
        waiting: waitingView(await waitingPayout(database, userId)),
      };
    },

    players: async (userId, page, search, sorted = {}) => {
      const { currencyId, plan } = await affiliate(userId);
      const wanted = { words: wordsOf(search), limit: pageSize, offset: (page - 1) * pageSize };
      const total = await countPlayers(database, userId, wanted.words);
      const rows = await playersOf(database, userId, currencyId, { ...wanted, ...sortingOf(sorted) });
      const result = rows.map((row) => ({
        number: row.number,
        code: row.code,
        turnover: toMajor(BigInt(row.turnover)),
        registeredAt: new Date(row.boundAt).toISOString(),
        firstDepositAt: row.depositedAt === null ? null : new Date(row.depositedAt).toISOString(),
        result: toMajor(BigInt(row.turnover) - BigInt(row.returned)),
        earned: row.counted ? (plan.cpa?.amount ?? 0) : 0,
      }));
      return { result, total, totalPages: Math.ceil(total / pageSize) };
    },

    tickets: async (userId, page, search) => {
      const wanted = { words: wordsOf(search), limit: pageSize, offset: (page - 1) * pageSize };
      const total = await countTickets(database, userId, wanted.words);
      const rows = await ticketsOf(database, userId, wanted);
      const result = rows.map(({ system, state, ...row }) => ({
        ...row,
        kind: system ? ('system' as const) : row.selections > 1 ? ('combination' as const) : ('single' as const),
        state: endOf[state] ?? ('open' as const),
      }));
      return { result, total, totalPages: Math.ceil(total / pageSize) };
    },

    ownerOfTicket: async (userId, ticket) => {
      const owner = await ownerOfTicket(database, userId, ticket);
      if (!owner) throw new RefusedCall(404, 'notFound');
      return owner;
    },

    calculation: async (userId, month) => calculations.of(await affiliate(userId), month),

    correct: async (userId, month, amount, note) => {
      const size = parseMinor(Math.abs(amount));
      if (size === null || size === 0n) throw new RefusedCall(400, 'amountInvalid', { amount: 'amountInvalid' });
      const earned = amount < 0 ? -size : size;
      await retried(() =>
        database.transaction(async (within) => {
          const found = (await monthsOf(within, userId)).some((closed) => closed.month === month);
          if (!found) throw new RefusedCall(404, 'notFound', { month: 'notFound' });
          await lockAffiliate(within, userId);
          const row = { affiliate: userId, month, at: clock.now(), reason: 'operator' as const, note, earned };
          await storeCorrection(within, { ...row, ngr: 0n, subsEarned: 0n, own: 0n, carried: 0n });
        }),
      );
    },
  };
};
