import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CasinoGame } from '../../../contract/http/casino.ts';

/** A tile or row that opens the details of its game over the lobby. */
export const GameLink = ({
  game,
  className,
  children,
}: {
  game: CasinoGame;
  className: string | undefined;
  children: ReactNode;
}) => (
  <Link
    to="."
    search={(before: object) => ({ ...before, game: game.game_code })}
    resetScroll={false}
    preload={false}
    className={className}
    data-tile=""
    data-game={`${game.provider_code}/${game.game_code}`}
  >
    {children}
  </Link>
);
