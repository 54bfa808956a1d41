import { useTranslation } from 'react-i18next';
import { useFrameDesk, useGameSession } from '../../../running/games.ts';
import css from './game-frame.module.css';

/** The provider's page, an origin of its own: it reaches nothing of the site, and exchanges only messages with it. */
export const GameFrame = ({ name }: { name: string }) => {
  const { t } = useTranslation('casino');
  const { attach } = useFrameDesk();
  const framed = useGameSession((state) => state.hasTag('framed') || state.matches('closing'));
  const session = useGameSession(({ context }) => context.session);
  const loading = useGameSession((state) => state.matches({ open: { play: 'loading' } }));
  if (!framed || !session) return null;
  return (
    <iframe
      // Another opening is another page: none of what the last one held goes on.
      key={session.nonce}
      ref={attach}
      src={session.address}
      title={t('game.frame', { game: name })}
      className={css.frame}
      data-loading={loading || undefined}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
};
