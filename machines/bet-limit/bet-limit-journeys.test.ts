import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { betLimitMachine } from './bet-limit.machine.ts';

const start = (path: string) => {
  const actor = createActor(betLimitMachine).start();
  actor.send({ type: 'route.entered', path });
  const pushed = (game_code: string, game_limit?: number) =>
    actor.send({ type: 'betLimit.pushed', limit: { game_code, game_limit } });
  const shown = () => actor.getSnapshot().matches('open') && actor.getSnapshot().context.limit;
  return { actor, pushed, shown };
};

describe('The bet limit of a game', () => {
  test.each(['/games?gc=book-of-sand', '/games/acme/book-of-sand'])('is shown on %s until it is read', (path) => {
    const { actor, pushed, shown } = start(path);
    pushed('book-of-sand', 500);
    expect(shown()).toEqual({ game_code: 'book-of-sand', game_limit: 500 });
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { limit: null } });
  });

  test.each(['/games/acme/roulette', '/betting', '/betting?gc=book-of-sand'])('is not shown on %s', (path) => {
    const { pushed, shown } = start(path);
    pushed('book-of-sand', 500);
    expect(shown()).toBe(false);
  });

  test('is shown as it was told last', () => {
    const { pushed, shown } = start('/games/acme/book-of-sand');
    pushed('book-of-sand', 500);
    pushed('roulette', 1);
    expect(shown()).toEqual({ game_code: 'book-of-sand', game_limit: 500 });
    pushed('book-of-sand');
    expect(shown()).toEqual({ game_code: 'book-of-sand', game_limit: undefined });
  });

  test('goes when the player goes to another game, and that game’s is heard', () => {
    const { actor, pushed, shown } = start('/games/acme/book-of-sand');
    pushed('book-of-sand', 500);
    actor.send({ type: 'route.entered', path: '/games/acme/book-of-sand?lobby=slots' });
    expect(shown()).toBeTruthy();
    actor.send({ type: 'route.entered', path: '/games/acme/roulette' });
    expect(shown()).toBe(false);
    pushed('roulette', 20);
    expect(shown()).toEqual({ game_code: 'roulette', game_limit: 20 });
  });
});
