import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { lastPlayedGames } from '../../../../domain/casino/game-lists.ts';
import { useGameLists } from '../../../running/games.ts';
import { noPlayKeys } from '../texts.ts';
import { useLogin, useNoPlay } from '../use-play.ts';
import css from './details-actions.module.css';

/** Demo, and play for money, with the reason next to it where that is not possible now. */
export const DetailsActions = ({ game, loginInDialog }: { game: CasinoGame; loginInDialog: boolean }) => {
  const { t } = useTranslation('casino');
  const login = useLogin(loginInDialog);
  const none = useNoPlay(game);
  const played = useGameLists(({ context }) => lastPlayedGames(context.lists).includes(game.game_code));
  const params = { provider: game.provider_code, game: game.game_code };
  const said =
    none &&
    (none.reason === 'noMoney' ? t('details.noMoney', { currency: none.currency }) : t(noPlayKeys[none.reason]));
  return (
    <div className={css.actions}>
      <p className={css.note} id="play-reason">
        <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        {said ?? t('details.demoNote')}
      </p>
      <div className={css.buttons}>
        {game.enabled && (
          <Link to="/games/$provider/$game" params={params} search={{ demo: 1 }} className={css.demo} preload={false}>
            {t('demo')}
          </Link>
        )}
        {none ? (
          <button type="button" className={css.play} aria-disabled="true" aria-describedby="play-reason">
            {t('play')}
          </button>
        ) : login ? (
          <button
            type="button"
            className={css.play}
            data-autofocus=""
            onClick={() => login(`/games/${params.provider}/${params.game}`)}
          >
            {t('details.login')}
          </button>
        ) : (
          <Link to="/games/$provider/$game" params={params} className={css.play} data-autofocus="" preload={false}>
            {t(played ? 'playAgain' : 'play')}
          </Link>
        )}
      </div>
    </div>
  );
};
