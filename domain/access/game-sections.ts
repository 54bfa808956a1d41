import type { KeyValue } from '../../contract/entities/settings.ts';

/** The lobbies that games are in (spec section 2, top-level pages). */
export const gameSections = [
  'casino',
  'casino_live',
  'casino2',
  'casino3',
  'slots',
  'poker',
  'skill_games',
  'number_games',
  'virtuals',
] as const;
export type GameSection = (typeof gameSections)[number];

const ownStatus: Partial<Record<GameSection, string>> = {
  casino_live: 'disableCasinoLivePage',
  virtuals: 'disableVirtualsPage',
};

/**
 * Whether the operator lets a lobby's games be opened and staked on: `casinoIndefiniteDisabled` closes every one, a status of
 * its own one lobby, `disableCasinoPage` those without one. Open while its status is unknown (decisions, Games, Limits).
 */
export const isGameSectionOpen = (statuses: readonly KeyValue[], section: GameSection): boolean => {
  const isOn = (key: string) => statuses.findLast((status) => status.key === key)?.value === 'true';
  return !isOn('casinoIndefiniteDisabled') && !isOn(ownStatus[section] ?? 'disableCasinoPage');
};
