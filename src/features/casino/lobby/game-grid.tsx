import type { CasinoGame } from '../../../../contract/http/casino.ts';
import css from './game-grid.module.css';
import { GameRow } from './game-row.tsx';
import { GameTile } from './game-tile.tsx';

/** Games as tiles or, closer together, as rows. */
export const GameGrid = ({ games, as }: { games: readonly CasinoGame[]; as: 'list' | undefined }) =>
  as === 'list' ? (
    <ul className={css.rows}>
      {games.map((game) => (
        <li key={game.game_code}>
          <GameRow game={game} />
        </li>
      ))}
    </ul>
  ) : (
    <ul className={css.grid}>
      {games.map((game) => (
        <li key={game.game_code} className={css.cell}>
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  );
