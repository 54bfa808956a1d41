import type { Language } from '../../contract/entities/languages.ts';
import type { DepositMethod } from '../../contract/entities/payment.ts';
import type { Minor } from '../../domain/money/money.ts';

/** What is ordered: money of a player, to be paid at the provider's and to be told of by his signed notice. */
export interface Order {
  paymentId: string;
  method: DepositMethod;
  amount: Minor;
  /** Its code, `EUR`. */
  currency: string;
  /** Where the player comes back to, whatever he did. */
  returnUrl: string;
  /** In which the player is spoken to; without one by the provider's own choice. */
  language: Language | undefined;
  /** From then on it is not taken any more. */
  expiresAt: number;
}

/** The company that takes the player's money. Another one is another implementation of this. */
export interface PaymentProvider {
  /** Opens an order, and says where it is paid; the same payment again is the same order. */
  open(order: Order): Promise<{ reference: string; url: string }>;
}
