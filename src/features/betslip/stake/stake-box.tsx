import { FundsNote } from './funds-note.tsx';
import { PossibleWin } from './possible-win.tsx';
import { StakeField } from './stake-field.tsx';
import { StakePresets } from './stake-presets.tsx';
import { StakeRaised } from './stake-raised.tsx';

export const StakeBox = () => (
  <>
    <StakeField />
    <StakeRaised />
    <StakePresets />
    <FundsNote />
    <PossibleWin />
  </>
);
