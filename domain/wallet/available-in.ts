import type { Wallet } from '../../contract/entities/wallet.ts';
import { parseMinor } from '../money/money.ts';

/** What can be staked from a wallet, in minor units: money, then bonus money (spec section 3, credit). */
export const availableIn = ({ wallet_0, wallet_1 }: Wallet): number =>
  Number((parseMinor(wallet_0) ?? 0n) + (parseMinor(wallet_1) ?? 0n));
