import type { Tokens } from '../../../contract/entities/user.ts';
import type { Wallet } from '../../../contract/entities/wallet.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface ForgedPlayer {
  id: string;
  /** Tells the tokens of one session apart. */
  generation?: number;
  roles?: readonly string[];
}

/** Tokens that the page believes; the real server never sees them. They end five minutes after `now`. */
export const forgedTokens = ({ id, generation = 1, roles = [] }: ForgedPlayer, now: number): Tokens => {
  const claims = {
    sub: id,
    preferred_username: id,
    exp: Math.ceil(now / 1000) + 300,
    credit: 0,
    resource_access: { site: { roles } },
    generation,
  };
  return {
    access_token: [encoded({ alg: 'none' }), encoded(claims), 'forged'].join('.'),
    refresh_token: `${id}-${generation}`,
  };
};

const walletOf = (currency_id: number, currency: string, wallet_0: number, credit_text: string): Wallet => ({
  currency_id,
  currency,
  wallet_0,
  wallet_1: 0,
  wallet_2: 0,
  wallet_3: 0,
  wallet_5: 0,
  wallet_6: 0,
  credit_text,
});

export const forgedWallets: Wallet[] = [
  walletOf(1, 'RSD', 100_000, '100.000,00'),
  walletOf(2, 'EUR', 5_000, '5.000,00'),
];
