import type { Language } from '../../contract/entities/languages.ts';
import type { DepositMethod } from '../../contract/entities/payment.ts';
import type { Minor } from '../../domain/money/money.ts';

/** A player's money, to be paid at the provider's and confirmed by his signed notice. */
export interface Order {
  paymentId: string;
  method: DepositMethod;
  amount: Minor;
  /** Its code, `EUR`. */
  currency: string;
  /** Where the player comes back to, whatever he did. */
  returnUrl: string;
  /** Language of the provider's page; without one the provider chooses. */
  language: Language | undefined;
  /** From then on it is not taken any more. */
  expiresAt: number;
}

/** The company that takes the player's money. Another one is another implementation of this. */
export interface PaymentProvider {
  /** Opens an order and returns where it is paid; the same payment again is the same order. */
  open(order: Order): Promise<{ reference: string; url: string }>;
}
