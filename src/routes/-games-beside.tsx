import type { ReactNode } from 'react';
import { type CasinoGame, casinoGames, casinoSections } from '../../contract/http/casino.ts';
import type { GameSection } from '../../domain/access/game-sections.ts';
import { GamesBeside } from '../features/casino/games-beside.tsx';
import { loadNamespaces } from '../i18n/i18n.ts';
import type { RouterContext } from './-router-context.ts';

const isOn = ({ enabled }: CasinoGame) => enabled;
const none = { games: [], count: 0 };

/** The games next to an empty slip: the popular ones, live tables and virtuals, of the lobbies that the operator has open. */
export const loadGamesBeside = async ({ api, statuses }: RouterContext): Promise<ReactNode> => {
  const { casinoDisabled, casinoLiveDisabled, virtualsDisabled, gamesDisabled } = statuses();
  if (gamesDisabled) return null;
  const told = Promise.all([api.call(casinoSections, {}), loadNamespaces('casino')]);
  const first = async (most: number, section?: GameSection) => {
    const query = { ...(section && { section }), sort: 'popular' } as const;
    const [{ result }, [sections]] = await Promise.all([api.call(casinoGames, { query }), told]);
    const counted = sections.filter(({ code }) => section === undefined || section === code);
    return { games: result.filter(isOn).slice(0, most), count: counted.reduce((sum, { games }) => sum + games, 0) };
  };
  const [popular, tables, virtuals] = await Promise.all([
    casinoDisabled ? none : first(3),
    casinoLiveDisabled ? none : first(2, 'casino_live'),
    virtualsDisabled ? none : first(4, 'virtuals'),
  ]);
  return <GamesBeside popular={popular} tables={tables} virtuals={virtuals} />;
};
