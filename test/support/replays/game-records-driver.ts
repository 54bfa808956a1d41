import type { Route } from 'playwright';
import type { DiceOutcome } from '../../../contract/games/dice.ts';
import type { RoundRecord } from '../../../contract/games/game.ts';
import { checkRound } from '../../../domain/games/check-round.ts';
import {
  answerExample,
  diceBetExample,
  exampleRound,
  exampleSeeds,
  openedExample,
} from '../../../machines/game/game-examples.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { answered, gameIn, isSeen, openGame, passFrame, pressAct, says } from './game-stage.ts';
import type { ReplayScreen } from './replay-screen.ts';
import { soon } from './soon.ts';

const code = 'lucky-dice';
/** The seeds of the cases, and what they truly come to. */
const record: RoundRecord = {
  title: code,
  bet: diceBetExample,
  seeds: { serverSeed: '5e'.repeat(32), clientSeed: 'quiet-river', nonce: 0 },
};
const checked = checkRound(record);
if (!checked.ok) throw new Error(checked.reason);
const outcome = checked.outcome as DiceOutcome;
const hash = checked.seedHash;
const rounds = [{ round_id: exampleRound, at: 1_000, outcome, record }];
const seeds = { ...exampleSeeds, hash };

const dialog = (screen: ReplayScreen) => gameIn(screen).getByRole('dialog');
const press = (screen: ReplayScreen, key: string) =>
  dialog(screen)
    .getByRole('button', { name: screen.words(`game:${key}`), exact: true })
    .click();
const openDialog = (screen: ReplayScreen, name: 'rules' | 'rounds' | 'fairness') =>
  gameIn(screen)
    .getByRole('button', { name: screen.words(`game:console.${name}`) })
    .click();

/** What is done before the dialog is closed again. */
const inDialog = ({ later }: DrivenStep): readonly string[] => {
  const types = later.map(({ type }) => type);
  const end = types.indexOf('records.closed');
  return end < 0 ? types : types.slice(0, end);
};

const dialogs: Record<string, 'rounds' | 'fairness'> = {
  'seeds.turned': 'fairness',
  'check.asked': 'rounds',
  'check.closed': 'rounds',
};

/** Last rounds and seeds of a game for play money. */
export const createGameRecordsDriver = (): Driver => {
  /** The part of the game that plays a round anew, while the path holds it. */
  const parts: Route[] = [];
  const part = async (): Promise<Route> => {
    await soon(async () => parts.length > 0);
    const held = parts.shift();
    if (!held) throw new Error('Nothing is played anew');
    return held;
  };

  return {
    begin: async (screen) => {
      const { page, calls } = screen;
      await openGame(screen, code, true);
      await page.route(/verdict-of/, (route) => void parts.push(route));
      await calls.answer('/play/v1/open', 200, openedExample({ game_code: code, chips: [5_000], seeds }));
      await screen.reaches('gameRound', 'idle');
      // The dialogs' machine comes with the first of them.
      await openDialog(screen, 'rules');
      await screen.appears(dialog(screen));
      await press(screen, 'close');
      await screen.reaches('gameRecords', 'closed');
      return 0;
    },
    drive: {
      'records.opened': async (screen, step) => {
        const asked = inDialog(step).map((type) => dialogs[type]);
        await openDialog(screen, asked.find(Boolean) ?? 'rounds');
        await screen.appears(dialog(screen));
        await passFrame(screen);
      },
      'records.closed': async (screen) => {
        await press(screen, 'close');
        await passFrame(screen);
      },
      'records.retried': (screen) => press(screen, 'again'),
      'seeds.turned': (screen) => press(screen, 'fair.turn'),
      'check.asked': (screen) => press(screen, 'records.check'),
      'check.closed': (screen) => press(screen, 'check.back'),
      'hash.seen': async (screen) => {
        await pressAct(screen);
        await screen.calls.answer('/play/v1/round', 200, answerExample({ outcome, seeds: { ...seeds, nonce: 1 } }));
      },
      ...answered(['askRounds', 'turnSeeds'], (output, actor) => (actor === 'askRounds' ? { rounds } : output)),
      'xstate.done.actor.checkRecord': async () => (await part()).continue(),
      'xstate.error.actor.checkRecord': async () => (await part()).abort(),
    },
    never: {},
    obstacle: (steps) => {
      let fetched = false;
      for (const step of steps) {
        const { event, before } = step;
        if (event.type === 'hash.seen' && before !== 'closed') return 'a dialog stands before the game';
        const asked = new Set(
          inDialog(step)
            .map((type) => dialogs[type])
            .filter(Boolean),
        );
        if (event.type === 'records.opened' && asked.size > 1) return 'rounds and seeds are in dialogs of their own';
        if (event.type === 'check.asked' && fetched) return 'what plays a round anew is there by then, and is quick';
        fetched ||= event.type === 'xstate.done.actor.checkRecord';
      }
      return null;
    },
    spare: () => true,
    alike: {
      turning: 'the dialog asks for patience while the seeds are turned, and then while the rounds come',
      checking: 'the dialog asks for patience while what plays a round again is fetched',
    },
    sights: [
      { states: ['loading', 'turning', 'checking'], isSeen: says('wait') },
      {
        states: ['listed'],
        isSeen: async (screen) =>
          (await isSeen(screen, 'dialog #own-seed + button:enabled')) ||
          ((await isSeen(screen, 'dialog table')) &&
            !(await says('wait')(screen)) &&
            !(await says('unavailable')(screen))),
      },
      { states: ['unavailable'], isSeen: says('unavailable') },
      { states: ['checked'], isSeen: says('check.good') },
    ],
  };
};
