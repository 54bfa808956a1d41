import { randomUUID } from 'node:crypto';
import type { GameBet } from '../../../contract/games/game.ts';
import type { OpenedStudioGame, RoundAnswer } from '../../../contract/games/studio.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import { turnsTaken } from '../../../machines/game/game-play.ts';
import { someBets } from '../../../server/testing/studio-stand.ts';
import { pick, type Random } from '../calls/mutate.ts';
import { createFaultyLine, type Disturbance, type Outcome } from './faulty-line.ts';
import type { FleetPlayer } from './fleet.ts';

/** What is done to a round on its way, beside the crashes and the line to the wallet that meet everybody. */
const troubles = ['none', 'none', 'never sent', 'answer lost', 'two tabs', 'reload'] as const;
type Trouble = (typeof troubles)[number];

/** A round as its player knows it at the end. */
export interface ToldRound {
  id: string;
  trouble: Trouble;
  /** What the studio said last; null when it never came there. */
  answer: RoundAnswer | null;
  /** What was wrong with what he was told; empty when all is well. */
  wrong: string[];
}

/** Every title that is played without others; flights have a pace of their own. */
const codes = Object.keys(someBets).filter((code) => code !== 'skyline-crash');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** A quarter of a second apart: longer than a server takes to come back on a machine that has too much to do. */
const mostTries = 2_400;

const errorOf = (outcome: Outcome) => (outcome === null ? null : String(outcome.body.error));

/** A player at a game's page, without the screen: he asks again until he knows, and reloads the page now and then. */
export const takeSeat = (
  origins: readonly string[],
  player: FleetPlayer,
  nth: number,
  random: Random,
  /** Moves the servers' clock. */
  wait: (milliseconds: number) => Promise<void>,
) => {
  const line = createFaultyLine(origins, player);
  const code = codes[nth % codes.length] ?? 'lucky-dice';
  const bet = someBets[code] as GameBet;
  let token = '';
  let reloads = 0;
  const node = (): number => Math.floor(random() * origins.length);

  /** Opens the page until it stands: the round it was torn out of, or whose end it has not told. */
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

  const reload = (): Promise<RoundAnswer | null> => {
    reloads += 1;
    return open();
  };

  const say = (name: string, body: object, disturbance: Disturbance = 'none') =>
    line.call(node(), `/play/v1/${name}`, { token, ...body }, disturbance, random() * 60);

  /** The same question until there is an answer; null when the round never came, and never will be played. */
  const ask = async (round_id: string): Promise<RoundAnswer | null> => {
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
  };

  const turnIn = (open: RoundAnswer['open']): GameTurn => {
    if (open?.engine === 'blackjack') {
      const more = open.moves.find((move) => move === 'split' || (move === 'double' && random() < 0.5));
      return { type: more ?? 'stand' };
    }
    if (open?.engine === 'poker') return { type: 'hold', held: open.made === null ? [] : [0, 1, 2, 3, 4] };
    const taken = turnsTaken(open);
    return taken > 1 ? { type: 'cashOut' } : { type: 'reveal', field: (taken * 7 + 3) % 25 };
  };

  /** Two fields of mines and a cash-out; at blackjack whatever stakes more, then stand; at poker what is made, or five others. */
  const finish = async (round_id: string, from: RoundAnswer | null): Promise<RoundAnswer | null> => {
    let last = from;
    for (let tries = 0; last?.state === 'open' && tries < mostTries; tries += 1) {
      const said = { round_id, nth: turnsTaken(last.open), turn: turnIn(last.open) };
      const answer = await say('turn', said, random() < 0.1 ? 'answer lost' : 'none');
      if (answer?.status === 200) last = answer.body as unknown as RoundAnswer;
      else {
        if (answer?.status === 503) await wait(1_000);
        await pause(100);
        last = random() < 0.2 ? ((await reload()) ?? (await ask(round_id))) : await ask(round_id);
      }
    }
    return last;
  };

  const send = async (round_id: string, trouble: Trouble): Promise<Outcome> => {
    const said = { round_id, bet };
    if (trouble === 'never sent') return say('round', said, 'never sent');
    if (trouble === 'answer lost' || trouble === 'reload') return say('round', said, 'answer lost');
    if (trouble === 'none') return say('round', said);
    const tabs = await Promise.all([say('round', said), say('round', said)]);
    // One tab may be refused at a server where it is too soon, while the other plays.
    const refused = tabs.every((answer) => errorOf(answer) === 'tooSoon') ? tabs[0] : null;
    return tabs.find((answer) => answer?.status === 200) ?? refused ?? null;
  };

  return {
    open,
    reloads: () => reloads,
    close: () => line.close(),

    /** Plays one round to its end, and says what he knows of it then. */
    play: async (): Promise<ToldRound> => {
      let id = randomUUID();
      const trouble = pick(random, troubles);
      let sent = await send(id, trouble);
      for (let tries = 0; errorOf(sent) === 'tooSoon' && tries < 20; tries += 1) {
        // What was refused before it began is a round of another name when it is tried again.
        await wait(2_500);
        id = randomUUID();
        sent = await send(id, trouble);
      }
      const known = sent?.status === 200 ? (sent.body as unknown as RoundAnswer) : null;
      const shown = trouble === 'reload' ? await reload() : null;
      const begun = known ?? (shown?.round_id === id ? shown : await ask(id));
      const answer = await finish(id, begun);
      const wrong: string[] = [];
      if (answer && answer.round_id !== id) wrong.push(`${id} was answered as ${answer.round_id}`);
      if (answer?.state === 'open') wrong.push(`${id} of ${code} stayed open`);
      if (answer && known && known.state !== 'open' && known.state !== answer.state)
        wrong.push(`${id} was told to be ${known.state} and ${answer.state}`);
      return { id, trouble, answer, wrong };
    },
  };
};
