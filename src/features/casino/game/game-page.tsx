import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { useGameSession } from '../../../running/games.ts';
import { Title } from '../../../running/title.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { GameFrame } from './game-frame.tsx';
import css from './game-page.module.css';
import { GamePanel } from './game-panel.tsx';
import { GameToolbar } from './game-toolbar.tsx';
import { SessionPanel } from './session-panel.tsx';

interface GamePageProps {
  game: CasinoGame;
  demo: boolean;
  loginInDialog: boolean;
  /** The server's clock. */
  now(): number;
  sound: { off: boolean; set(off: boolean): void };
}

/** A game in its frame under the toolbar of the site; what stops it is shown over the stage. */
export const GamePage = ({ game, demo, loginInDialog, now, sound }: GamePageProps) => {
  const { t } = useTranslation('casino');
  const page = useRef<HTMLDivElement>(null);
  const opening = useGameSession((state) => state.matches('opening') || state.matches({ open: { play: 'loading' } }));
  return (
    <div ref={page} className={css.page}>
      <Title>{game.name}</Title>
      <GameToolbar game={game} now={now} sound={sound} page={page} />
      {demo && <DemoStrip game={game} />}
      <div className={css.played}>
        <div className={css.stage}>
          <GameFrame name={game.name} />
          <p className={css.opening} role="status">
            {opening && t('game.opening', { game: game.name })}
          </p>
          <GamePanel game={game} loginInDialog={loginInDialog} />
        </div>
        <SessionPanel code={game.game_code} now={now} />
      </div>
    </div>
  );
};
