import type { SlipSystem } from '../../contract/storage/slip.ts';
import { type Selections, toggleSelection } from '../../domain/ticket/slip.ts';
import type { PlayerNews } from '../player/player-event.ts';

interface PressedSlip {
  selections: Selections;
  system: SlipSystem | null;
  panelOpen: boolean;
}

const empty: PressedSlip = { selections: [], system: null, panelOpen: false };

const afterPress = (slip: PressedSlip, press: PlayerNews): PressedSlip => {
  switch (press.type) {
    case 'selection.toggled':
      return { ...slip, selections: toggleSelection(slip.selections, press.selection) };
    case 'panel.toggled':
      return { ...slip, panelOpen: !slip.panelOpen };
    case 'panel.closed':
      return { ...slip, panelOpen: false };
    default:
      return slip;
  }
};

/**
 * The slip as it will be once the presses that no machine has received yet are handled. A press without a visible
 * effect is repeated, and the second one would undo the first.
 */
export const pressedSlip = (untold: readonly PlayerNews[]): PressedSlip => untold.reduce(afterPress, empty);
