/** @jsxImportSource preact */
import { render } from 'preact';
import type { FrameDown } from '../../../contract/games/frame.ts';
import { engineOf } from '../games.ts';
import { App } from '../kit/app.tsx';
import { createCelebration } from '../kit/celebration.ts';
import type { Play } from '../kit/game.ts';
import { Message } from '../kit/message.tsx';
import type { Pots } from '../kit/pots.ts';
import { createSound } from '../kit/sound.ts';
import { createStore } from '../kit/store.ts';
import { t } from '../kit/texts.ts';
import type { FrameAddress } from './address.ts';
import type { PageLine } from './page-line.ts';
import { paint } from './paint.ts';
import { provisions } from './provisions.ts';
import { seenSeeds } from './seen-seeds.ts';

/** Messages of the page as events of the machine. */
const hand = (play: Play, told: FrameDown): void => {
  if (told.type === 'pause') play.send({ type: 'page.paused' });
  if (told.type === 'resume') play.send({ type: 'page.resumed' });
  if (told.type === 'close') play.send({ type: 'page.closed' });
  if (told.type === 'balance') play.send({ type: 'credit.moved' });
  if (told.type === 'show') play.send({ type: 'round.shown', round: told.round });
};

/** Loads the game that the address names and runs it; messages of the page that arrive meanwhile are handled then. */
export const startGame = async (address: FrameAddress, line: PageLine, root: Element): Promise<void> => {
  const sound = createSound();
  const pots = createStore<Pots>({ pots: [] });
  const early: FrameDown[] = [];
  let hear = (told: FrameDown): void => void early.push(told);
  line.listen((told) => {
    if (told.type === 'theme') paint(told);
    else if (told.type === 'mute') sound.mute(told.muted);
    else if (told.type === 'pots') pots.set({ pots: told.pots });
    else hear(told);
    if (told.type === 'pause') sound.hush(true);
    if (told.type === 'resume') sound.hush(false);
  });
  line.tell({ type: 'ready' });

  const engine = engineOf[address.code];
  const [module, startFlow] = await Promise.all([engine?.load(), engine?.loadFlow()]);
  const game = await module?.createGame({ code: address.code, sound });
  if (!engine || !game || !startFlow) {
    render(<Message title={t('unknownGame')} />, root);
    line.tell({ type: 'failed', reason: 'linkInvalid' });
    return;
  }
  document.title = game.title.name;
  const celebration = createCelebration();
  const play = startFlow(provisions(game, line, celebration.begin, sound), engine.pace);
  const seen = seenSeeds(play);
  const loadDialogs = () => import('./dialogs.tsx').then(({ dialogsOf }) => dialogsOf(play, seen));
  render(<App {...{ game, play, celebration, pots, loadDialogs }} />, root);
  hear = (told) => hand(play, told);
  for (const told of early) hear(told);
  if (address.opening) play.send({ type: 'game.named', opening: address.opening });
};
