import { useStatuses } from '../../features/operator/use-statuses.ts';
import css from './header.module.css';
import { HistoryToggle } from './history-toggle.tsx';
import { WalletPicker } from './wallet-picker.tsx';

/** What a header has for who is signed in: his tickets and his wallet. */
export const PlayerTools = () => (
  <>
    {!useStatuses().ticketDisabled && (
      <div className={css.middle}>
        <HistoryToggle />
      </div>
    )}
    <div className={css.group}>
      <WalletPicker />
    </div>
  </>
);
