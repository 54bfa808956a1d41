import type { TableSeat } from '../../../../contract/games/shared-rounds.ts';
import type { GamePlay } from '../../../../machines/game/game-play.ts';

type Chips = TableSeat['chips'];

/** The player's chips on the table: sent, booked, or just settled; null while he has none there. */
export const placedChips = ({ answer, placed, table }: GamePlay): Chips | null => {
  const sent = placed?.bet ?? (answer?.open?.engine === 'table' ? answer.open.bet : null);
  if (sent) return 'chips' in sent ? sent.chips : null;
  const over = answer?.outcome;
  return over && 'places' in over && table?.result ? over.places : null;
};

/** Chips by place, a few of each. */
export const chipsByPlace = (seats: readonly TableSeat[]): Map<string, number[]> => {
  const places = new Map<string, number[]>();
  for (const { place, stake } of seats.flatMap(({ chips }) => chips)) {
    places.set(place, [...(places.get(place) ?? []), stake].slice(0, 3));
  }
  return places;
};

const alike = (one: Chips, other: Chips): boolean =>
  one.length === other.length &&
  one.every(({ place, stake }) => other.some((chip) => chip.place === place && chip.stake === stake));

/**
 * Who else bet money on this round. The studio names nobody, so the player's own bet among them is the one that looks like it;
 * play money is not among them.
 */
export const otherSeats = (context: GamePlay): TableSeat[] => {
  const seats = context.table?.seats ?? [];
  const own = placedChips(context);
  const same = own && !context.game?.demo ? seats.find(({ chips }) => alike(chips, own)) : undefined;
  return seats.filter((seat) => seat !== same);
};
