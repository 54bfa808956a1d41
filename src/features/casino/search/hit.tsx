import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { Cover } from '../cover.tsx';
import { returnText } from '../figures.ts';
import line from '../game-words.module.css';
import { kindKey } from '../kinds.ts';
import { Volatility } from '../volatility.tsx';
import css from './hit.module.css';
import { markedName } from './marked-name.ts';

/** A game that a search found, with the matching letters marked; a link to its details. */
export const Hit = ({ game, words }: { game: CasinoGame; words: string }) => {
  const { t } = useTranslation('casino');
  const kind = kindKey(game.engine);
  const marked = markedName(game.name, words);
  return (
    <Link to="/casino" search={{ game: game.game_code }} className={css.hit} preload={false}>
      <span className={line.cover}>
        <Cover code={game.game_code} name={game.name} dim={!game.enabled} />
      </span>
      <span className={line.words}>
        <span className={css.name}>
          {marked ? (
            <>
              {marked[0]}
              <mark>{marked[1]}</mark>
              {marked[2]}
            </>
          ) : (
            game.name
          )}
        </span>
        <span className={line.meta}>{[game.provider, kind && t(kind)].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={css.figures}>
        {returnText(game.rtp)}
        <Volatility level={game.volatility} />
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </Link>
  );
};
