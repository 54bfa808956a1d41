import type { GamePlay } from '../../../../machines/game/game-play.ts';

/** Somebody's bet in the flight that is shown. */
export interface Seat {
  id: string;
  stake: number;
  currency: string;
  cashedOutAt: number | null;
  own: boolean;
}

const ownSeat = ({ answer, sky, game }: GamePlay): Seat | null => {
  const open = answer?.open?.engine === 'crash' ? answer.open : null;
  const seat = { id: 'own', currency: game?.currency ?? '', own: true };
  if (open) return open.flight === sky?.flight ? { ...seat, stake: open.stake, cashedOutAt: open.cashedOutAt } : null;
  const over = answer?.outcome?.engine === 'crash' ? answer.outcome : null;
  if (!over || sky?.phase !== 'ended' || sky.crashAt !== over.crashAt) return null;
  return { ...seat, stake: over.stake, cashedOutAt: over.cashedOutAt };
};

/**
 * The player first, then the others. The studio names nobody, so his own bet among them is the one that looks like it; play
 * money is not among them.
 */
export const seatsOf = (context: GamePlay): Seat[] => {
  const own = ownSeat(context);
  const others = (context.sky?.players ?? []).map((player): Seat => ({ ...player, own: false }));
  if (!own) return others;
  const alike = others.filter(({ stake, currency }) => stake === own.stake && currency === own.currency);
  const same =
    alike.find(({ cashedOutAt }) => cashedOutAt === own.cashedOutAt) ??
    alike.find(({ cashedOutAt }) => cashedOutAt === null);
  return [own, ...(context.game?.demo ? others : others.filter((seat) => seat !== same))];
};
