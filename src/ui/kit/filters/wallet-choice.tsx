import type { Wallet } from '../../../../contract/entities/wallet.ts';
import { walletName } from '../../wallet-name.ts';
import { SelectField } from '../select-field.tsx';
import styles from './filters.module.css';

interface WalletChoiceProps {
  /** What the choice is called, and the choice of no wallet of all. */
  names: { wallet: string; every: string };
  wallets: readonly Wallet[];
  chosen: number | undefined;
  onChoose(wallet: string): void;
}

/** Which of the player's wallets a list is about. */
export const WalletChoice = ({ names, wallets, chosen, onChoose }: WalletChoiceProps) => (
  <fieldset className={styles.group}>
    <legend>{names.wallet}</legend>
    <SelectField
      size="xs"
      aria-label={names.wallet}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{names.every}</option>
      {wallets.map((wallet) => (
        <option key={wallet.currency_id} value={wallet.currency_id}>
          {walletName(wallet)}
        </option>
      ))}
    </SelectField>
  </fieldset>
);
