import type { ReactNode } from 'react';
import type { CasinoGame } from '../../contract/http/casino.ts';
import type { GameSection } from '../../domain/access/game-sections.ts';
import { GamesBeside } from '../features/casino/games-beside.tsx';
import { loadNamespaces } from '../i18n/i18n.ts';
import type { RouterContext } from './-router-context.ts';

const isOn = ({ enabled }: CasinoGame) => enabled;

/** The games next to an empty slip: the popular ones, live tables and virtuals; none where the operator closed the casino. */
export const loadGamesBeside = async (context: RouterContext): Promise<ReactNode> => {
  if (context.statuses().casinoDisabled) return null;
  const [{ api }] = await Promise.all([context.games(), loadNamespaces('casino')]);
  const sections = await api.sections();
  const first = async (most: number, section?: GameSection) => ({
    games: (await api.games({ ...(section && { section }), sort: 'popular' })).result.filter(isOn).slice(0, most),
    count: sections.reduce((sum, { code, games }) => sum + (section === undefined || section === code ? games : 0), 0),
  });
  const [popular, tables, virtuals] = await Promise.all([first(3), first(2, 'casino_live'), first(4, 'virtuals')]);
  return <GamesBeside popular={popular} tables={tables} virtuals={virtuals} />;
};
