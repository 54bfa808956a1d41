import type { OpenedStudioGame, RoundAnswer } from '../../../contract/games/studio.ts';
import type { Random } from '../calls/mutate.ts';
import { createFaultyLine, type Disturbance, type Outcome } from './faulty-line.ts';
import type { FleetPlayer } from './fleet-ground.ts';

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A quarter of a second apart: longer than a server takes to come back on a machine that has too much to do. */
export const mostTries = 2_400;

export const errorOf = (outcome: Outcome) => (outcome === null ? null : String(outcome.body.error));

/** Moves the servers' clock by this many milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** A game's page without the screen: it asks again until it knows, whatever the line and the servers do. */
export const createGamePage = (
  origins: readonly string[],
  player: FleetPlayer,
  code: string,
  random: Random,
  wait: Wait,
) => {
  const line = createFaultyLine(origins, player);
  let token = '';
  let reloads = 0;
  const node = (): number => Math.floor(random() * origins.length);

  /** Opens the page until it works: the round it was interrupted in, or whose end it has not shown. */
  const open = async (): Promise<RoundAnswer | null> => {
    let last: Outcome = null;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const session = { game_code: code, currency_id: 1 };
      const started = await line.call(node(), '/games/v1/games/startSession', session);
      last = started;
      if (started?.status === 200) {
        const link = new URL(String(started.body.url), 'http://site').searchParams.get('code');
        const opened = await line.call(node(), '/play/v1/open', { open: { code: link } });
        last = opened;
        if (opened?.status === 200) {
          const game = opened.body as unknown as OpenedStudioGame;
          token = game.token;
          return game.unfinished;
        }
      }
      await pause(250);
    }
    throw new Error(`${player.username} could not open ${code}: ${last?.status} ${errorOf(last)}`);
  };

  const say = (name: string, body: object, disturbance: Disturbance = 'none') =>
    line.call(node(), `/play/v1/${name}`, { token, ...body }, disturbance, random() * 60);

  return {
    open,
    say,
    token: () => token,
    origin: () => origins[node()] ?? '',
    reloads: () => reloads,
    close: () => line.close(),

    reload: (): Promise<RoundAnswer | null> => {
      reloads += 1;
      return open();
    },

    /** The same question until there is an answer; null when the round never came, and never will be played. */
    ask: async (round_id: string): Promise<RoundAnswer | null> => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const answer = await say('ask', { round_id });
        if (answer?.status === 200) return answer.body as unknown as RoundAnswer;
        if (answer?.status === 404) return null;
        if (errorOf(answer) === 'gameSessionEnded') await open();
        // What a killed server had in hand is taken up by a sweep when its time is over.
        if (tries % 4 === 3) await wait(2_000);
        await pause(250);
      }
      throw new Error(`${round_id} of ${player.username} was asked for in vain`);
    },
  };
};

export type GamePage = ReturnType<typeof createGamePage>;
