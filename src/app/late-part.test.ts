import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';

type Player = { id: string } | null;

/** An app that knows nothing but who plays. */
const appOf = (user: Player) => {
  const machine = setup({
    types: { context: {} as { user: Player; told: number }, events: {} as { type: 'player'; user: Player } },
  }).createMachine({
    context: { user, told: 0 },
    on: {
      player: { actions: assign({ user: ({ event }) => event.user, told: ({ context }) => context.told + 1 }) },
    },
  });
  return createActor(machine).start();
};

const counter = setup({
  types: { context: {} as { left: number }, events: {} as { type: 'player.left' } },
}).createMachine({
  id: 'counter',
  context: { left: 0 },
  on: { 'player.left': { actions: assign({ left: ({ context }) => context.left + 1 }) } },
});

const partOf = (app: ReturnType<typeof appOf>, inspect?: LateSite['inspect']) =>
  latePart({ app, inspect } as unknown as LateSite, counter, { type: 'player.left' });

test('a late part is told when another player comes or the player goes, and of nothing else', () => {
  const app = appOf({ id: 'first' });
  const part = partOf(app);
  const left = () => part.getSnapshot().context.left;
  app.send({ type: 'player', user: { id: 'first' } });
  expect(left()).toBe(0);
  app.send({ type: 'player', user: { id: 'second' } });
  expect(left()).toBe(1);
  app.send({ type: 'player', user: null });
  expect(left()).toBe(2);
});

test('a late part runs under the name of its machine, and its inspection hears of it', () => {
  const heard: string[] = [];
  partOf(appOf(null), ({ actorRef }) => 'id' in actorRef && heard.push(String(actorRef.id)));
  expect(new Set(heard)).toEqual(new Set(['counter']));
});
