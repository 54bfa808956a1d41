/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import classes from './app.module.css';
import type { Celebration } from './celebration.ts';
import { Console } from './console.tsx';
import { FreeRounds } from './free-rounds.tsx';
import type { Game, Opened, Play } from './game.ts';
import { Message } from './message.tsx';
import { Notice } from './notice.tsx';
import { phaseOf } from './phase.ts';
import type { Pots } from './pots.ts';
import { Readout } from './readout.tsx';
import type { Store } from './store.ts';
import { t } from './texts.ts';
import { useKeys } from './use-keys.ts';
import { useSnapshot } from './use-snapshot.ts';

/** The dialogs come when the first one is opened. */
export type DialogsComponent = ComponentType<{
  game: Game;
  play: Play;
  opened: Exclude<Opened, null>;
  onClose: () => void;
}>;

const loadMeter = () => import('./jackpot-meter.tsx').then(({ JackpotMeter }) => JackpotMeter);
const loadBigWin = () => import('./big-win.tsx').then(({ BigWin }) => BigWin);

/** A part of the page that comes once it is wanted; null until it has. */
const useLate = <Part extends object>(load: () => Promise<Part>, wanted: boolean): Part | null => {
  const [part, have] = useState<Part | null>(null);
  useEffect(() => {
    if (wanted && !part) void load().then((loaded) => have(() => loaded));
  }, [wanted, part, load]);
  return part;
};

/** The page of a game: what the studio draws, and the console under it. */
export const App = ({
  game,
  play,
  celebration,
  pots,
  loadDialogs,
}: {
  game: Game;
  play: Play;
  celebration: Celebration;
  pots: Store<Pots>;
  loadDialogs: () => Promise<DialogsComponent>;
}) => {
  const phase = useSnapshot(play, phaseOf);
  const [opened, open] = useState<Opened>(null);
  useKeys(play);
  const close = () => open(null);
  const Dialogs = useLate(loadDialogs, opened !== null);
  // A round lasts longer than this takes.
  const BigWin = useLate(loadBigWin, true);
  const Meter = useLate(
    loadMeter,
    useSnapshot(pots, (told) => told.pots.length > 0),
  );
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
        <h1 class="unseen">{game.title.name}</h1>
        <Stage play={play} />
        {BigWin && <BigWin celebration={celebration} play={play} />}
      </section>
      <Readout game={game} play={play} />
      <Notice play={play} />
      <FreeRounds play={play} />
      {Meter && <Meter pots={pots} play={play} />}
      <Console game={game} play={play} open={open} />
      {opened && Dialogs && <Dialogs game={game} play={play} opened={opened} onClose={close} />}
    </main>
  );
};
