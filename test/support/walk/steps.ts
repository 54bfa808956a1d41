import * as fc from 'fast-check';
import type { OddsMode } from '../../../contract/entities/ticket-request.ts';
import type { MinesTurn } from '../../../contract/games/mines.ts';
import { selectionOf } from '../../../machines/ticket/ticket-examples.ts';
import type { Decision } from './backend.ts';
import { bets } from './game-page.ts';
import { walkGame } from './studio.ts';
import { type User, users } from './users.ts';
import type { Walk } from './walk.ts';

type Step = fc.AsyncCommand<Walk, Walk>;

/** A step of the walk, and how a failing walk names it. */
const step = (
  name: string,
  run: (walk: Walk) => void | Promise<void>,
  isPossible: (walk: Walk) => boolean = () => true,
): Step => ({
  check: isPossible,
  run: async (_, walk) => {
    await run(walk);
    await walk.look();
  },
  toString: () => name,
});

const tab = fc.nat({ max: 1 });
const user = fc.constantFrom(...users);
const inTab = (name: string, act: (walk: Walk, at: number) => void, isPossible?: (walk: Walk, at: number) => boolean) =>
  tab.map((at) =>
    step(
      `${name} in tab ${at}`,
      (walk) => act(walk, at),
      (walk) => isPossible?.(walk, at) ?? true,
    ),
  );

const isSignedIn = (walk: Walk, at: number) => walk.tabAt(at).session().matches('signedIn');
const session = (walk: Walk, at: number) => walk.tabAt(at).page().app.getSnapshot().children.session;
const undecided = ({ backend }: Walk) => [...backend.tickets.values()].filter(({ standing }) => standing === 'pending');
const flightAt = ({ line: { flights } }: Walk, at: number) => flights[at % flights.length];
const hasFlights = ({ line }: Walk) => line.flights.length > 0;

let ids = 0;
/** Of a ticket or of a round. */
const newId = (): string => {
  ids += 1;
  return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
};

const signIn = (name: User, at: number): Step =>
  step(
    `${name} signs in in tab ${at}`,
    (walk) => void session(walk, at)?.send({ type: 'session.started', session: walk.backend.signIn(name) }),
    (walk) => walk.tabAt(at).session().matches('signedOut'),
  );
const select = (eventId: string, at: number): Step =>
  step(`selection ${eventId} in tab ${at}`, (walk) => {
    const news = { type: 'selection.toggled', selection: selectionOf(eventId) } as const;
    walk.tabAt(at).page().app.send({ type: 'player.told', news });
  });
const openGame = (at: number): Step =>
  step(`game opened in tab ${at}`, (walk) =>
    walk.tabAt(at).page().game.session.send({ type: 'game.opened', game: walkGame }),
  );
const landing = step('all answers arrive', (walk) => walk.landAll());

const player = [
  fc.tuple(tab, user).map(([at, name]) => signIn(name, at)),
  fc.tuple(tab, fc.constantFrom('1', '2')).map(([at, eventId]) => select(eventId, at)),
  inTab('pay, pressed twice', (walk, at) => {
    const pressed = [newId(), newId()];
    walk.notePress(at, pressed);
    for (const ticketId of pressed) walk.tabAt(at).sendTicket({ type: 'ticket.paid', ticketId });
  }),
  fc
    .tuple(tab, fc.constantFrom<OddsMode>('none', 'higher', 'any'))
    .map(([at, mode]) =>
      step(`odds that are ${mode} accepted in tab ${at}`, (walk) =>
        walk.tabAt(at).sendTicket({ type: 'odds-policy.chosen', policy: { mode, tolerance: null } }),
      ),
    ),
  inTab('dialog closed', (walk, at) => walk.tabAt(at).sendTicket({ type: 'dialog.closed' })),
  inTab('offer accepted', (walk, at) => walk.tabAt(at).reoffer()?.send({ type: 'offer.accepted' })),
  inTab('offer declined', (walk, at) => walk.tabAt(at).reoffer()?.send({ type: 'offer.declined' })),
  inTab('sign out', (walk, at) => session(walk, at)?.send({ type: 'session.left' }), isSignedIn),
  inTab('reload', (walk, at) => {
    const it = walk.tabAt(at);
    it.reload();
    walk.connect(it);
  }),
  inTab(
    'cash-out asked',
    (walk, at) => {
      const accepted = [...walk.backend.tickets.values()].find(({ standing }) => standing === 'accepted');
      if (accepted) walk.tabAt(at).page().cashOut.send({ type: 'cashOut.asked', ticketId: accepted.id });
    },
    isSignedIn,
  ),
  tab.map(openGame),
  inTab('game left', (walk, at) => walk.tabAt(at).page().game.session.send({ type: 'game.left' })),
  inTab('game tried again', (walk, at) => walk.tabAt(at).page().game.session.send({ type: 'game.retried' })),
  inTab('quote taken', (walk, at) => walk.tabAt(at).page().cashOut.send({ type: 'quote.taken' })),
  inTab('update taken', (walk, at) => walk.tabAt(at).update()?.send({ type: 'update.taken' })),
  inTab('page hidden', (walk, at) => walk.tabAt(at).page().show(false)),
  inTab('page shown', (walk, at) => walk.tabAt(at).page().show(true)),
  inTab('focus', (walk, at) => walk.tabAt(at).page().focus()),
];

/** The given tab, or the other one when only that has a game open. */
const atGame = (walk: Walk, at: number): number => (walk.tabAt(at).frame() ? at : 1 - at);

const games = [
  fc.tuple(tab, fc.constantFrom(bets.dice, bets.dice, bets.mines)).map(([at, bet]) =>
    step(
      `a stake on ${bet.engine} in the game of tab ${at}, pressed twice`,
      (walk) => {
        const pressed = [newId(), newId()];
        const frame = walk.tabAt(atGame(walk, at)).frame();
        walk.noteStake(atGame(walk, at), pressed);
        frame?.send({ type: 'bet.changed', bet });
        for (const roundId of pressed) frame?.send({ type: 'round.asked', roundId });
      },
      (walk) => walk.tabAt(atGame(walk, at)).frame()?.getSnapshot().can({ type: 'round.asked', roundId: '' }) ?? false,
    ),
  ),
  fc.tuple(tab, fc.constantFrom<MinesTurn>({ type: 'reveal', field: 1 }, { type: 'cashOut' })).map(([at, turn]) =>
    step(
      `${turn.type} in the game of tab ${at}`,
      (walk) => walk.tabAt(atGame(walk, at)).frame()?.send({ type: 'turn.taken', turn }),
      (walk) => walk.tabAt(atGame(walk, at)).frame()?.getSnapshot().hasTag('inTurn') ?? false,
    ),
  ),
];

const server = [
  fc.constantFrom<Decision>('accepted', 'accepted', 'denied', 'busy', 'offered', 'offered').map((decision) =>
    step(
      `a ticket is ${decision}`,
      (walk) => {
        const [ticket] = undecided(walk);
        if (ticket) walk.decide(ticket, decision);
      },
      (walk) => undecided(walk).length > 0,
    ),
  ),
  user.map((name) => step(`${name} is paid in`, (walk) => walk.deposit(name))),
  user.map((name) => step(`${name} loses his sessions`, (walk) => walk.backend.endSessions(name))),
  user.map((name) => step(`the game of ${name} idles`, ({ backend }) => backend.studio.endOf(name, 'idle'))),
  inTab('a new build', (walk, at) => walk.tabAt(at).page().hearOfBuild()),
  fc.constant(step('maintenance in 5 s', (walk) => walk.backend.announceMaintenance(5))),
  fc.constant(step('no maintenance', (walk) => walk.backend.endMaintenance())),
  inTab(
    'page pushed',
    (walk, at) => walk.tabAt(at).page().hear({ type: 'page.pushed' }),
    (walk, at) => walk.isConnected(walk.tabAt(at)),
  ),
];

const line = [
  fc
    .nat({ max: 9 })
    .map((at) => step(`call ${at} reaches the server`, (walk) => flightAt(walk, at)?.reach(), hasFlights)),
  fc.nat({ max: 9 }).map((at) => step(`answer ${at} arrives`, (walk) => flightAt(walk, at)?.land(), hasFlights)),
  fc.nat({ max: 9 }).map((at) => step(`call ${at} is lost`, (walk) => flightAt(walk, at)?.lose(), hasFlights)),
  fc.constant(
    step(
      'a lost call arrives late',
      ({ line: { late } }) => late.shift()?.(),
      ({ line: { late } }) => late.length > 0,
    ),
  ),
  fc.constant(landing),
  inTab('sockets lost', (walk, at) => walk.disconnect(walk.tabAt(at), 'socket.lost')),
  inTab('sockets refused', (walk, at) => walk.disconnect(walk.tabAt(at), 'socket.refused')),
  inTab('sockets back', (walk, at) => walk.connect(walk.tabAt(at))),
  inTab(
    'offline',
    (walk, at) => {
      walk.disconnect(walk.tabAt(at), 'socket.lost');
      walk.tabAt(at).page().goOffline();
    },
    (walk, at) => walk.tabAt(at).page().isOnline(),
  ),
  inTab(
    'online',
    (walk, at) => {
      walk.tabAt(at).page().goOnline();
      walk.connect(walk.tabAt(at));
    },
    (walk, at) => !walk.tabAt(at).page().isOnline(),
  ),
];

const time = fc
  .constantFrom(500, 1_000, 3_000, 20_000)
  .map((passed) => step(`${passed} ms pass`, (walk) => walk.pass(passed)));

/** Where walks begin: at the door, before a slip that can be paid, at a game. */
export const anyBeginning = fc
  .constantFrom<{ name: string; steps: Step[] }>(
    { name: 'at the door', steps: [] },
    { name: 'at a slip', steps: [signIn('ana', 0), landing, select('1', 0), landing] },
    { name: 'at a game', steps: [signIn('ana', 0), openGame(0), landing, landing, landing] },
  )
  .map(({ name, steps }) => ({ steps, toString: () => name }));

/** Walks of up to `steps` steps; time and answers come more often than troubles. */
export const anyWalk = (steps: number) =>
  fc.commands(
    [
      ...player,
      ...games,
      ...games,
      ...games,
      ...server,
      ...line,
      time,
      time,
      time,
      ...Array(4).fill(fc.constant(landing)),
    ],
    {
      maxCommands: steps,
      size: 'max',
    },
  );
