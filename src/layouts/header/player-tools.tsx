import { Suspense } from 'react';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import { useApp } from '../../running/machines.ts';
import { lazyPart } from '../../ui/late.tsx';
import css from './header.module.css';
import { HistoryToggle } from './history-toggle.tsx';
import { WalletPicker } from './wallet-picker.tsx';

const ThemeEditor = lazyPart(() => import('../../features/theme-editor/theme-editor.tsx'));

/** What a header has for who is signed in: his tickets and his wallet; and for role AL2 what edits the theme. */
const PlayerTools = () => (
  <>
    {!useStatuses().ticketDisabled && (
      <div className={css.middle}>
        <HistoryToggle />
      </div>
    )}
    <div className={css.group}>
      <WalletPicker />
    </div>
    {useApp((state) => state.context.user?.roles.includes('AL2')) && (
      <Suspense fallback={null}>
        <ThemeEditor />
      </Suspense>
    )}
  </>
);

export default PlayerTools;
