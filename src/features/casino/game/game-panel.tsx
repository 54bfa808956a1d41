import { IconDeviceLaptop, IconLogin2, IconPlayerPause, IconPlugConnectedX, IconWallet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { useGameSession, useGameSessionRef } from '../../../running/games.ts';
import { endKeys } from '../texts.ts';
import { useLogin } from '../use-play.ts';
import css from './game-panel.module.css';

interface Step {
  name: string;
  press(): void;
}

interface PanelProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** What happened to the money. */
  money?: string;
  demo?: CasinoGame;
  first?: Step | null;
}

const Panel = ({ icon, title, text, money, demo, first }: PanelProps) => {
  const { t } = useTranslation('casino');
  const machine = useGameSessionRef();
  const id = useId();
  return (
    <section className={css.panel} role="alert" aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {icon}
        {title}
      </h2>
      <p className={css.text}>
        {text} {money && <strong>{money}</strong>}
      </p>
      <div className={css.steps}>
        {demo ? (
          <Link
            to="/games/$provider/$game"
            params={{ provider: demo.provider_code, game: demo.game_code }}
            search={{ demo: 1 }}
            className={css.step}
            preload={false}
          >
            {t('game.tryDemo')}
          </Link>
        ) : (
          <button type="button" className={css.step} onClick={() => machine.send({ type: 'game.left' })}>
            {t('game.back')}
          </button>
        )}
        {first && (
          <button type="button" className={css.step} data-first="" onClick={first.press}>
            {first.name}
          </button>
        )}
      </div>
    </section>
  );
};

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** Refusals that ask for a sign-in. */
const nobody = ['snackbarMustLogin', 'sessionExpired'];
/** Ends after which the game may be opened again. */
const again = ['idle', 'exit'];

/** Why a game is not played now, what happened to the money, and what to do next; nothing while it is played. */
export const GamePanel = ({ game, loginInDialog }: { game: CasinoGame; loginInDialog: boolean }) => {
  const { t } = useTranslation('casino');
  // The locales test holds every key of the server to the seven languages.
  const refused = useTranslation('errors').t as (key: string, values: object) => string;
  const machine = useGameSessionRef();
  const takenOver = useGameSession((state) => state.matches('takenOver'));
  const interrupted = useGameSession((state) => state.matches('interrupted'));
  const failed = useGameSession((state) => state.matches('failed'));
  const failure = useGameSession(({ context }) => context.failure);
  const end = useGameSession(({ context }) => context.end) ?? 'idle';
  const login = useLogin(loginInDialog);
  const name = { game: game.name };
  const retry = (said: string): Step => ({ name: said, press: () => machine.send({ type: 'game.retried' }) });
  const path = `/games/${game.provider_code}/${game.game_code}`;
  const signIn = login && { name: t('details.login'), press: () => login(path) };

  if (takenOver)
    return (
      <Panel
        icon={<IconDeviceLaptop {...icon} />}
        title={t('game.takenOverTitle')}
        text={t('game.takenOverText', name)}
        first={retry(t('game.playHere'))}
      />
    );
  if (interrupted) {
    const said = end === 'takenOver' || end === 'exit' ? 'idle' : end;
    return (
      <Panel
        icon={<IconPlayerPause {...icon} />}
        title={t(end === 'closed' ? 'game.offTitle' : 'game.endTitle', name)}
        text={t(endKeys[said])}
        money={t('game.endMoney')}
        first={end === 'signedOut' ? signIn : again.includes(end) ? retry(t('game.again')) : null}
      />
    );
  }
  if (!failed || !failure) return null;
  if (nobody.includes(failure.key))
    return (
      <Panel
        icon={<IconLogin2 {...icon} />}
        title={t('game.loginTitle')}
        text={t('game.loginText')}
        demo={game}
        first={signIn}
      />
    );
  if (failure.key === 'freebetNotForGames')
    return (
      <Panel icon={<IconWallet {...icon} />} title={t('game.freeBetTitle')} text={t('game.freeBetText')} demo={game} />
    );
  return (
    <Panel
      icon={<IconPlugConnectedX {...icon} />}
      title={t('game.failedTitle', name)}
      text={refused(failure.key, failure.values ?? {})}
      money={t('game.nothingBooked')}
      first={retry(t('game.retry'))}
    />
  );
};
