import { type GameSection, gameSections, isGameSectionOpen } from '../../domain/access/game-sections.ts';
import { type Minor, parseMinor } from '../../domain/money/money.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import type { CatalogueGame, GameCatalogue } from './game-catalogue.ts';

/** A game under the operator's word of this moment. */
export interface GameTerms {
  game: CatalogueGame;
  /** Why it cannot be opened or staked on now; null when it can. */
  closed: 'sectionDisabled' | 'gameInactive' | 'maintenance' | null;
  /** The most of a bet the operator set for it, in major units of any currency; null when the catalogue's limit applies. */
  limit: number | null;
}

export interface OpenGames {
  /** Throws 404 gameUnknown. */
  termsOf(code: string): Promise<GameTerms>;
  /** As termsOf, and throws 403 when it is closed. */
  requireOpen(code: string): Promise<GameTerms>;
  /** All there are, in the order of the catalogue. */
  all(): Promise<GameTerms[]>;
  /** Codes of all that are open. */
  codes(): Promise<string[]>;
  /** Lobbies that the operator lets be entered. */
  sections(): Promise<GameSection[]>;
}

/** The least and the most of a bet in a currency; null when the game is not played in it. */
export const betLimits = ({ game, limit }: GameTerms, currencyId: number): { min: Minor; max: Minor } | null => {
  const own = game.limits[currencyId];
  const most = limit === null ? null : parseMinor(limit);
  if (!own || most === null || most >= own.max) return own ?? null;
  return { min: own.min, max: most };
};

export const createOpenGames = (
  catalogue: GameCatalogue,
  settings: Pick<Settings, 'statuses' | 'games' | 'maintenance'>,
): OpenGames => {
  const reader = async () => {
    const [statuses, changed, maintenance] = await Promise.all([
      settings.statuses(),
      settings.games(),
      settings.maintenance(),
    ]);
    return (game: CatalogueGame): GameTerms => {
      const { active = true, limit = null } = changed.get(game.code) ?? {};
      const isLobbyOpen = game.sections.some((section) => isGameSectionOpen(statuses, section));
      const closed =
        maintenance?.timeLeft === 0 ? 'maintenance' : !isLobbyOpen ? 'sectionDisabled' : active ? null : 'gameInactive';
      return { game, closed, limit };
    };
  };

  const termsOf: OpenGames['termsOf'] = async (code) => {
    const game = catalogue.game(code);
    if (game === null) throw new RefusedCall(404, 'gameUnknown', { game_code: 'gameUnknown' });
    return (await reader())(game);
  };

  const all = async () => catalogue.games().map(await reader());

  return {
    termsOf,
    all,
    sections: async () => {
      const statuses = await settings.statuses();
      return gameSections.filter((section) => isGameSectionOpen(statuses, section));
    },
    requireOpen: async (code) => {
      const terms = await termsOf(code);
      if (terms.closed !== null) throw new RefusedCall(403, terms.closed);
      return terms;
    },
    codes: async () => (await all()).filter(({ closed }) => closed === null).map(({ game }) => game.code),
  };
};
