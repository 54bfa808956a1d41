import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import { isTurnGame, turnsLeftOpenAfter } from '../../../domain/games/titles/turn-title.ts';
import { titles } from '../../../domain/games/titles.ts';
import { checkInvariants } from '../../ledger/check-invariants.ts';
import { gamePlayer } from '../../testing/game-stand.ts';
import { openInMemory } from '../../testing/open-in-memory.ts';
import { playAtStudio, someBets, startStudioServer } from '../../testing/studio-stand.ts';

const turnTitles = titles.filter(({ engine }) => isTurnGame(engine));
const betOf = (engine: string) => Object.values(someBets).find((bet) => bet.engine === engine);

test.each(turnTitles.map(({ code, engine }) => [code, engine]))(
  'a round of %s that is left survives reload, session and server, and is finished by its rule after a day, though the wallet is away',
  async (code, engine) => {
    const opened = await openInMemory();
    const first = await startStudioServer(undefined, { ...opened, close: async () => undefined });
    const player = await gamePlayer(first, 100);
    const bet = betOf(engine);
    if (!bet) throw new Error(`no bet on ${engine}`);
    const game = await playAtStudio(first, player, code);
    first.services.studio.forced?.add({ player: null, gameCode: code, outcome: 'win' });
    const round_id = randomUUID();
    const { open } = (await game.round(bet, { round_id })).body;
    const waits = { round_id, state: 'open', open };
    const back = await playAtStudio(first, player, code);
    expect(back.opened.unfinished).toMatchObject(waits);

    // The session ends, and then the server without a word.
    first.clock.advance(31 * 60_000);
    await first.services.games.sessions.endDue();
    const next = await startStudioServer(first.clock, opened);
    const { studio, sandbox, database } = next.services;
    const asked = async () =>
      (await next.call('/play/v1/ask', { token: back.opened.token, round_id })).body as RoundAnswer;
    next.clock.advance(turnsLeftOpenAfter - 31 * 60_000 - 1);
    await studio.runDue();
    expect(await player.cash()).toBe(90);
    expect(await asked()).toMatchObject(waits);

    next.clock.advance(1);
    sandbox.provider.set({ mode: 'down', ms: 0 });
    await studio.runDue();
    expect(await player.cash()).toBe(90);
    sandbox.provider.set({ mode: 'ok', ms: 0 });
    next.clock.advance(60_000);
    await studio.runDue();
    const answer = await asked();
    expect(answer).toMatchObject({ round_id, state: 'over', open: null });
    const outcome = answer.outcome as { win: number; leftOpen?: boolean; end?: string } | null;
    expect(outcome?.leftOpen ?? outcome?.end).toBe(outcome?.end ? 'leftOpen' : true);
    expect(await player.cash()).toBe((9_000 + (outcome?.win ?? 0)) / 100);
    expect(await checkInvariants(database, next.clock.now())).toEqual([]);
    await first.close();
    await next.close();
  },
);
