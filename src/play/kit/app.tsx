/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import classes from './app.module.css';
import { BigWin } from './big-win.tsx';
import type { Celebration } from './celebration.ts';
import { Console } from './console.tsx';
import { FairnessDialog } from './fairness-dialog.tsx';
import type { Game, Play } from './game.ts';
import { Message } from './message.tsx';
import { Notice } from './notice.tsx';
import { phaseOf } from './phase.ts';
import { Readout } from './readout.tsx';
import type { Records } from './records.ts';
import { RoundsDialog } from './rounds-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { t } from './texts.ts';
import { useKeys } from './use-keys.ts';
import { useSnapshot } from './use-snapshot.ts';

export type Opened = 'rules' | 'rounds' | 'fairness' | null;

/** The page of a game: what the studio draws, and the console under it. */
export const App = ({
  game,
  play,
  records,
  celebration,
}: {
  game: Game;
  play: Play;
  records: Records;
  celebration: Celebration;
}) => {
  const phase = useSnapshot(play, phaseOf);
  const [opened, open] = useState<Opened>(null);
  useKeys(game, play);
  const close = () => open(null);
  const { Stage } = game;
  if (phase === 'failed' || phase === 'closed') return <Message title={t(`over.${phase}`)} text={t('over.money')} />;
  if (phase === 'unreachable')
    return (
      <Message title={t('unreachable')}>
        <button type="button" class={classes.again} onClick={() => play.send({ type: 'opening.retried' })}>
          {t('again')}
        </button>
      </Message>
    );
  return (
    <main class={classes.page} data-phase={phase} style={game.look}>
      <section class={classes.stage} aria-label={game.title.name}>
        <Stage play={play} />
        <BigWin celebration={celebration} play={play} />
      </section>
      <Readout game={game} play={play} />
      <Notice play={play} />
      <Console game={game} play={play} open={open} />
      {opened === 'rules' && <RulesDialog game={game} play={play} onClose={close} />}
      {opened === 'rounds' && <RoundsDialog game={game} play={play} records={records} onClose={close} />}
      {opened === 'fairness' && <FairnessDialog play={play} records={records} onClose={close} />}
    </main>
  );
};
