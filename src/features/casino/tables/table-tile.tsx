import { IconUser } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveTable } from '../../../../contract/games/live-tables.ts';
import { shortAmountText } from '../../../ui/amount-text.ts';
import { everySecond } from '../../../ui/every-second.ts';
import { Cover } from '../cover.tsx';
import { GameLink } from '../game-link.tsx';
import { useStakes } from '../use-play.ts';
import { LastResults } from './last-results.tsx';
import { secondsLeft } from './seconds-left.ts';
import css from './table-tile.module.css';

/** A live table: who is at it, how long its bets are open, its limits and what came last. A press opens its details. */
export const TableTile = ({ table, now }: { table: LiveTable; now(): number }) => {
  const { t } = useTranslation('casino');
  const { game, players, last } = table;
  const left = useSyncExternalStore(everySecond, () => secondsLeft(table, now()));
  const stakes = useStakes(game);
  return (
    <GameLink game={game} className={css.tile}>
      <span className={css.stage}>
        <Cover code={game.game_code} name={game.name} />
        <span className={css.players}>
          <IconUser size={14} stroke={1.75} aria-hidden />
          <span aria-hidden>{players}</span>
          <span className="visually-hidden">{t('tables.players', { count: players })}</span>
        </span>
        <span className={css.left}>{left === 0 ? t('tables.closed') : t('tables.closes', { count: left })}</span>
      </span>
      <span className={css.name}>{game.name}</span>
      {stakes && (
        <span className={css.limits}>
          {shortAmountText(stakes.min / 100)}–{shortAmountText(stakes.max / 100)} {stakes.currency}
        </span>
      )}
      <LastResults results={last} />
    </GameLink>
  );
};
