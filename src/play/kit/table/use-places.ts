import type { Play } from '../game.ts';
import { useBet } from '../use-bet.ts';
import { useSnapshot } from '../use-snapshot.ts';
import { addChip, type Chips, takeOff } from './laid-chips.ts';

interface Laying {
  /** The value of the chip in hand; the smallest one while none is. */
  hand: number | null;
  /** The chips that were bet, once they were, by place. */
  placed: Chips | null;
  locked: boolean;
}

/** What a place of a board of prices shows of the bet, and what a press on it does. */
export const usePlaces = (play: Play, engine: 'race' | 'football', { hand, placed, locked }: Laying) => {
  const { bet, free, change } = useBet(play, engine);
  const values = useSnapshot(play, ({ context }) => context.game?.chips ?? []);
  const chips: Chips = bet?.chips ?? [];
  const shown = placed ?? chips;
  return (place: string) => ({
    place,
    stake: shown.find((one) => one.place === place)?.stake ?? null,
    placed: placed !== null,
    free: free && !locked,
    onLay: () => change({ chips: addChip(chips, place, hand ?? values[0] ?? 0) }),
    onClear: () => change({ chips: takeOff(chips, place) }),
  });
};
