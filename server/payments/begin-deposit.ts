import type { DepositMethod } from '../../contract/entities/payment.ts';
import type { DepositOrder } from '../../contract/http/payment.ts';
import { depositExpiry } from '../../domain/limits.ts';
import { parseMinor } from '../../domain/money/money.ts';
import { depositProblem } from '../../domain/payment/deposit-terms.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { knownCurrency } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { requireDepositAllowed } from '../play-limits/require-limits.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock } from '../time/clock.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentOfKey, type StoredPayment, storeOrder, storePayment } from './payment-repository.ts';

export interface BeginNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  settings: Pick<Settings, 'general'>;
  provider: PaymentProvider | null;
}

export interface WantedDeposit {
  userId: string;
  method: DepositMethod;
  request: DepositOrder;
  idempotencyKey: string;
  /** The site the player is on. */
  origin: string;
}

const unknownWallet = () => new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });

/**
 * Begins a deposit: writes it down, then orders it at the provider's. The same key again answers the same; after a lost
 * answer, or a process that died in between, it goes on where it was. Throws a RefusedCall.
 */
export const createBeginDeposit = ({ database, clock, ledger, settings, provider }: BeginNeeds) => {
  const write = (wanted: WantedDeposit, amount: bigint): Promise<StoredPayment> =>
    database.transaction(async (within) => {
      const { userId, method, request, idempotencyKey } = wanted;
      const { currency_id: currencyId } = request;
      if (!(await ledger.lockWallet(within, userId, currencyId))) throw unknownWallet();
      const before = await paymentOfKey(within, userId, idempotencyKey);
      if (before) {
        const same = before.method === method && before.currencyId === currencyId && before.amount === amount;
        if (!same) throw new RefusedCall(409, 'idempotencyKeyReused');
        return before;
      }
      const createdAt = clock.now();
      // With the wallet locked, so that of two deposits at once the second sees the first.
      await requireDepositAllowed(within, { userId, currencyId, amount, at: createdAt });
      return storePayment(within, { userId, method, currencyId, amount, idempotencyKey, createdAt });
    });

  return async (wanted: WantedDeposit): Promise<{ paymentId: string; url: string }> => {
    const { method, request } = wanted;
    const terms = await settings.general();
    if (provider === null || !terms.depositMethods.includes(method)) throw new RefusedCall(403, 'sectionDisabled');
    const currency = knownCurrency(request.currency_id)?.code;
    if (currency === undefined || currency !== request.currency) throw unknownWallet();
    const amount = parseMinor(request.amount);
    const problem = depositProblem(terms, request.currency_id, amount);
    if (amount === null || problem !== null) {
      const key = problem ?? 'amountInvalid';
      throw new RefusedCall(400, key, { [key === 'freebetNoDeposit' ? 'currency_id' : 'amount']: key });
    }

    const payment = await retried(() => write(wanted, amount));
    if (payment.url !== null) return { paymentId: payment.id, url: payment.url };
    const { language } = request;
    const site = language === undefined || language === 'en' ? wanted.origin : `${wanted.origin}/${language}`;
    const returnUrl = `${site}/callback?payment=${payment.id}`;
    const expiresAt = payment.createdAt + depositExpiry;
    const paymentId = payment.id;
    const order = await provider.open({ paymentId, method, amount, currency, returnUrl, language, expiresAt });
    await storeOrder(database, payment.id, order);
    return { paymentId: payment.id, url: order.url };
  };
};
