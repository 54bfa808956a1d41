import { PossibleWin } from './possible-win.tsx';
import { StakeField } from './stake-field.tsx';
import { StakePresets } from './stake-presets.tsx';

export const StakeBox = () => (
  <>
    <StakeField />
    <StakePresets />
    <PossibleWin />
  </>
);
