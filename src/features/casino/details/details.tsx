import { IconShieldCheck, IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFreeRounds } from '../../../../contract/games/free-rounds.ts';
import type { JackpotNews } from '../../../../contract/games/jackpots.ts';
import type { PlayedRound } from '../../../../contract/games/played-rounds.ts';
import type { GameRules } from '../../../transport/api/casino.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Cover } from '../cover.tsx';
import type { News } from '../follow-news.ts';
import { FreeRoundsStrip } from '../free-rounds/free-rounds-strip.tsx';
import { JackpotTerms } from '../jackpots/jackpot-terms.tsx';
import { kindKey } from '../kinds.ts';
import { useStar } from '../use-star.ts';
import css from './details.module.css';
import { DetailsActions } from './details-actions.tsx';
import { Facts } from './facts.tsx';
import { Odds } from './odds.tsx';
import { OwnRounds, type OwnRoundsOf } from './own-rounds.tsx';
import { SimilarGames } from './similar-games.tsx';

/** The rules of a game as they come; null when they could not be fetched. */
export type RulesOf = (code: string) => Promise<GameRules | null>;

interface DetailsProps {
  code: string;
  rulesOf: RulesOf;
  ownRoundsOf: OwnRoundsOf;
  jackpots: News<JackpotNews | null>;
  freeRounds: readonly OwnFreeRounds[];
  loginInDialog: boolean;
}

/** All that is to be known of a game before the first stake: a sheet on a phone, a card elsewhere. */
export const Details = (props: DetailsProps) => {
  const { t } = useTranslation('casino');
  const navigate = useNavigate();
  const close = () =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, game: undefined }), resetScroll: false });
  return (
    <Dialog look="own" className={css.sheet} closes="any" aria-labelledby="details-title" onClose={close}>
      <IconButton label={t('details.close')} className={css.close} onClick={close}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Suspense fallback={<div className={css.waiting} />}>
        <Loaded {...props} />
      </Suspense>
    </Dialog>
  );
};

const Loaded = ({ code, rulesOf, ownRoundsOf, ...more }: DetailsProps) => {
  const { t } = useTranslation('casino');
  const asked = ownRoundsOf(code);
  const rules = use(rulesOf(code));
  const own = use(asked);
  if (rules === null)
    return (
      <p id="details-title" className={css.failed}>
        {t('empty.failedTitle')}
      </p>
    );
  return <Known rules={rules} own={own ?? []} {...more} />;
};

interface KnownProps extends Pick<DetailsProps, 'jackpots' | 'freeRounds' | 'loginInDialog'> {
  rules: GameRules;
  own: readonly PlayedRound[];
}

const Known = ({ rules: { game, prizes, similar }, own, jackpots, freeRounds, loginInDialog }: KnownProps) => {
  const { t } = useTranslation('casino');
  const kind = kindKey(game.engine);
  const star = useStar(game);
  return (
    <>
      <div className={css.head}>
        <span className={css.cover}>
          <Cover code={game.game_code} name={game.name} dim={!game.enabled} />
        </span>
        <div className={css.words}>
          <h2 id="details-title" className={css.name}>
            {game.name}
          </h2>
          <p className={css.kind}>{[game.provider, kind && t(kind)].filter(Boolean).join(' · ')}</p>
          <p className={css.checked}>
            <IconShieldCheck size={16} stroke={1.75} aria-hidden />
            {t('details.checked')}
          </p>
        </div>
        {star && (
          <IconButton
            label={t(star.on ? 'unstar' : 'star', { game: game.name })}
            className={css.star}
            aria-pressed={star.on}
            onClick={star.toggle}
          >
            {star.on ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} stroke={1.75} aria-hidden />}
          </IconButton>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, and must be reachable by keyboard */}
      <div className={css.body} tabIndex={0}>
        <FreeRoundsStrip
          rounds={freeRounds.filter(({ games }) => games.some(({ game_code }) => game_code === game.game_code))}
        />
        <Facts game={game} />
        <Odds engine={game.engine} prizes={prizes} />
        {game.tags.includes('jackpots') && <JackpotTerms news={jackpots} />}
        <OwnRounds rounds={own} />
        <SimilarGames games={similar} />
      </div>
      <DetailsActions game={game} loginInDialog={loginInDialog} />
    </>
  );
};
