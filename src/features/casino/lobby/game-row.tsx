import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { Cover } from '../cover.tsx';
import { returnText } from '../figures.ts';
import { GameLink } from '../game-link.tsx';
import line from '../game-words.module.css';
import { kindKey } from '../kinds.ts';
import { Volatility } from '../volatility.tsx';
import css from './game-row.module.css';

/** A game as a row of a list; a press opens its details. */
export const GameRow = ({ game }: { game: CasinoGame }) => {
  const { t } = useTranslation('casino');
  const kind = kindKey(game.engine);
  return (
    <GameLink game={game} className={css.row}>
      <span className={line.cover}>
        <Cover code={game.game_code} name={game.name} dim={!game.enabled} />
      </span>
      <span className={line.words}>
        <span className={line.name}>{game.name}</span>
        <span className={line.meta}>
          {game.provider}
          {kind && ` · ${t(kind)}`}
          {!game.enabled && ` · ${t('off')}`}
        </span>
      </span>
      <span className={css.figures}>
        <span>{returnText(game.rtp)}</span>
        <Volatility level={game.volatility} />
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </GameLink>
  );
};
