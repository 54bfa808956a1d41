import { randomUUID } from 'node:crypto';
import type { GameBet } from '../../../contract/games/game.ts';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import { turnsTaken } from '../../../machines/game/game-play.ts';
import { someBets } from '../../../server/testing/studio-stand.ts';
import { pick, type Random } from '../calls/mutate.ts';
import type { Outcome } from './faulty-line.ts';
import type { FleetPlayer } from './fleet-ground.ts';
import { createGamePage, errorOf, mostTries, pause, type Wait } from './game-page.ts';
import { createSharedGame, type Opening, sharedCodes } from './shared-game.ts';

/** What is done to a round on its way, in addition to the crashes and the faulty line to the wallet. */
const troubles = ['none', 'none', 'never sent', 'answer lost', 'two tabs', 'reload'] as const;
type Trouble = (typeof troubles)[number];

/** Games that everybody plays by himself, or those whose rounds all players share. */
export type Company = 'alone' | 'shared';

/** A round on its way, as far as its player knows it when he has placed his bet. */
export interface PlacedRound {
  id: string;
  trouble: Trouble;
  /** What the bet was answered with, and what is known after asking; null when it was lost, or never came. */
  known: RoundAnswer | null;
  begun: RoundAnswer | null;
}

/** A round as its player knows it at the end. */
export interface ToldRound {
  id: string;
  trouble: Trouble;
  code: string;
  /** The number of a shared round; null of one that a player had for himself. */
  shared: number | null;
  /** The studio's last answer; null when the call never arrived. */
  answer: RoundAnswer | null;
  /** Errors in what he was sent; empty when all is well. */
  wrong: string[];
}

const codes: Readonly<Record<Company, readonly string[]>> = {
  alone: Object.keys(someBets).filter((code) => code !== 'skyline-crash'),
  shared: sharedCodes,
};

/** A player at a game's page, without the screen: he asks again until he knows, and reloads the page now and then. */
export const takeSeat = (
  origins: readonly string[],
  player: FleetPlayer,
  nth: number,
  company: Company,
  random: Random,
  wait: Wait,
) => {
  const code = codes[company][nth % codes[company].length] ?? 'lucky-dice';
  const page = createGamePage(origins, player, code, random, wait);
  const { ask, reload, say } = page;
  const table = company === 'shared' ? createSharedGame(page, code, random, wait) : null;
  let round: number | null = null;

  const turnIn = (open: RoundAnswer['open']): GameTurn => {
    if (open?.engine === 'blackjack') {
      const more = open.moves.find((move) => move === 'split' || (move === 'double' && random() < 0.5));
      return { type: more ?? 'stand' };
    }
    if (open?.engine === 'poker') return { type: 'hold', held: open.made === null ? [] : [0, 1, 2, 3, 4] };
    const taken = turnsTaken(open);
    return taken > 1 ? { type: 'cashOut' } : { type: 'reveal', field: (taken * 7 + 3) % 25 };
  };

  const take = (round_id: string, open: RoundAnswer['open'], turn = turnIn(open)) =>
    say('turn', { round_id, nth: turnsTaken(open), turn }, random() < 0.1 ? 'answer lost' : 'none');

  /**
   * Two fields of mines and a cash-out; at blackjack whatever stakes more, then stand; at poker the made hand, or five
   * new cards.
   */
  const finish = async (round_id: string, from: RoundAnswer | null): Promise<RoundAnswer | null> => {
    let last = from;
    for (let tries = 0; last?.state === 'open' && tries < mostTries; tries += 1) {
      const answer = await take(round_id, last.open);
      if (answer?.status === 200) last = answer.body as unknown as RoundAnswer;
      else {
        if (answer?.status === 503) await wait(1_000);
        await pause(100);
        last = random() < 0.2 ? ((await reload()) ?? (await ask(round_id))) : await ask(round_id);
      }
    }
    return last;
  };

  /** The end of a shared round comes with the clock; what was sent once is sent again. */
  const waitForEnd = async (round_id: string, from: RoundAnswer | null, wrong: string[]) => {
    let last = from;
    for (let tries = 0; last?.state === 'open' && tries < mostTries; tries += 1) {
      last = random() < 0.2 ? ((await reload()) ?? (await ask(round_id))) : await ask(round_id);
      if (last?.state !== 'open') break;
      await wait(5_000);
      await pause(100);
    }
    const again = await ask(round_id);
    if (JSON.stringify(again?.outcome) !== JSON.stringify(last?.outcome))
      wrong.push(`${round_id} was told differently`);
    return last;
  };

  const send = async (round_id: string, bet: GameBet, trouble: Trouble): Promise<Outcome> => {
    const said = { round_id, bet, ...(round === null ? {} : { shared_round: round }) };
    if (trouble === 'never sent') return say('round', said, 'never sent');
    if (trouble === 'answer lost' || trouble === 'reload') return say('round', said, 'answer lost');
    if (trouble === 'none') return say('round', said);
    const tabs = await Promise.all([say('round', said), say('round', said)]);
    // One tab may be refused at a server where it is too soon, or too late, while the other plays.
    const [one, other] = tabs.map(errorOf);
    const isRefused = one === other && (one === 'tooSoon' || one === 'bettingClosed');
    return tabs.find((answer) => answer?.status === 200) ?? (isRefused ? tabs[0] : null);
  };

  const sendAlone = async (trouble: Trouble) => {
    const bet = someBets[code] as GameBet;
    let id = randomUUID();
    let sent = await send(id, bet, trouble);
    for (let tries = 0; errorOf(sent) === 'tooSoon' && tries < 20; tries += 1) {
      // What was refused before it began is a round of another name when it is tried again.
      await wait(2_500);
      id = randomUUID();
      sent = await send(id, bet, trouble);
    }
    return { id, sent };
  };

  /** On the round that takes bets; on the next one when it closed meanwhile. */
  const sendShared = async (opening: () => Promise<Opening>, trouble: Trouble) => {
    for (;;) {
      const { round: open, bet } = await opening();
      round = open;
      const id = randomUUID();
      const sent = await send(id, bet, trouble);
      if (errorOf(sent) !== 'bettingClosed' || (await ask(id)) !== null) return { id, sent, bet };
    }
  };

  /** Who is in a flight without a target leaves it by hand, as far as he still can. */
  const leave = async (id: string, begun: RoundAnswer | null): Promise<RoundAnswer | null> => {
    const { open } = begun ?? {};
    if (open?.engine !== 'crash' || open.target !== null) return begun;
    await table?.takeOff(open.flight);
    await take(id, open, { type: 'cashOut' });
    return ask(id);
  };

  return {
    open: page.open,
    reloads: page.reloads,
    close: page.close,

    /** Places a bet; null is what he does not know. */
    place: async (): Promise<PlacedRound> => {
      const trouble = pick(random, troubles);
      const { id, sent } = await (table ? sendShared(table.opening, trouble) : sendAlone(trouble));
      const known = sent?.status === 200 ? (sent.body as unknown as RoundAnswer) : null;
      const shown = trouble === 'reload' ? await reload() : null;
      const begun = known ?? (shown?.round_id === id ? shown : await ask(id));
      return { id, trouble, known, begun: table ? await leave(id, begun) : begun };
    },

    /** Plays the round to its end, and returns what he knows of it then. */
    end: async ({ id, trouble, known, begun }: PlacedRound): Promise<ToldRound> => {
      const wrong: string[] = [];
      const answer = await (table ? waitForEnd(id, begun, wrong) : finish(id, begun));
      if (answer && answer.round_id !== id) wrong.push(`${id} was answered as ${answer.round_id}`);
      if (answer?.state === 'open') wrong.push(`${id} of ${code} stayed open`);
      if (answer && known && known.state !== 'open' && known.state !== answer.state)
        wrong.push(`${id} was told to be ${known.state} and ${answer.state}`);
      return { id, trouble, code, shared: round, answer, wrong };
    },
  };
};
