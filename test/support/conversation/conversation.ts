import type { AnyEventObject } from 'xstate';
import { exampleNow, exampleTicketId } from '../../../machines/ticket/ticket-examples.ts';
import { type Call, type Client, done, failed, paid, reloaded, type Told, tell } from './client.ts';
import { eventAbout, infoAbout, move, type Placed, standing, take } from './server-side.ts';

/** Ping is asked and answered at once: only when its answer was given makes a difference. */
type Asked = Call['kind'] | 'ping';

/** Everything at one moment: both sides and what is on its way between them. */
export interface World {
  now: number;
  client: Client;
  placed: Placed | null;
  calls: readonly Call[];
  /** Answers to calls, which may overtake each other. */
  answers: readonly (Told & { of: Asked })[];
  /** Pushes, which do not. */
  pushes: readonly AnyEventObject[];
  /** How often the line may still break, and the page reload. */
  losses: number;
  reloads: number;
}

export interface Step {
  name: string;
  world: World;
  /** Nothing broke: a calm line would bring it. */
  calm: boolean;
}

/** Moments by which something has ended: the deadline, the grace for an unknown ticket, everything. */
const moments = [0, 15, 20, 37].map((seconds) => exampleNow + 1_000 * seconds);

export const begin = (losses: number, reloads: number): World => {
  const { client, calls } = paid();
  return { now: exampleNow, client, placed: null, calls, answers: [], pushes: [], losses, reloads };
};

const without = <Item>(list: readonly Item[], item: Item) => list.filter((one) => one !== item);

const hear = (world: World, ...told: Told[]): World => {
  const { client, calls } = tell(world.client, world.now, ...told);
  return { ...world, client, calls: [...world.calls, ...calls] };
};

/** The event of a call's machine when no answer comes. */
const silence = (asked: Asked): Told[] => {
  if (asked === 'ping') return [];
  return asked === 'post'
    ? [{ to: 'ticket', event: failed('postTicket', 'no answer') }]
    : [{ to: 'reoffer', event: failed('postAnswer', 'no answer') }];
};

const answered = (world: World, call: Call, to: Told['to'], event: AnyEventObject): World =>
  call.awaited ? { ...world, answers: [...world.answers, { of: call.kind, to, event }] } : world;

/** The server has moved the ticket, and sends an event to connected clients. */
const pushed = (world: World, placed: Placed): World => ({
  ...world,
  placed,
  pushes: [...world.pushes, { type: 'ticket.processed', answer: eventAbout(placed, world.now) }],
});

const meaning = { accepted: 'accepted', 'Player declined.': 'declined', timeout: 'timeout' } as const;

/** What the server makes of a call; more than one world where it may decide either way. */
const arrive = (before: World, call: Call): World[] => {
  const world = { ...before, calls: without(before.calls, call) };
  const { now, placed } = world;
  if (call.kind === 'post') {
    if (!placed && now > (call.takeUntil ?? now))
      return [answered(world, call, 'ticket', failed('postTicket', { status: 400, key: 'ticketTooLate' }))];
    const taken = placed ?? take(now);
    return [
      answered({ ...world, placed: taken }, call, 'ticket', done('postTicket', { now, createdAt: taken.createdAt })),
    ];
  }
  const said = call.answer.accepted ? 'accepted' : call.answer.reason;
  if (!placed || (standing(placed) !== 'offered' && placed.offerAnswer !== said))
    return [answered(world, call, 'reoffer', failed('postAnswer', { status: 409, key: 'offerOver' }))];
  if (placed.offerAnswer === said) return [answered(world, call, 'reoffer', done('postAnswer'))];
  return (said === 'accepted' ? [true, false] : [true]).map((stands) => {
    const after = move(placed, { type: 'offer.answered', answer: meaning[said], stands, at: now });
    if (after.state === placed.state || standing(after) === 'offered')
      return answered(world, call, 'reoffer', failed('postAnswer', { status: 409, key: 'offerOver' }));
    const cut = standing(after) === 'accepted';
    return answered(pushed(world, { ...after, cut, offerAnswer: said }), call, 'reoffer', done('postAnswer'));
  });
};

const pinged = (world: World): World => {
  const told = { ticketInfo: infoAbout(world.placed), nowTimestamp: world.now };
  const event = { type: 'ping.answered', ticketId: exampleTicketId, ...told };
  return { ...world, answers: [...world.answers, { of: 'ping', to: 'ticket', event }] };
};

const byServer = (world: World): Step[] => {
  const { placed, now } = world;
  if (!placed) return [];
  const looked = move(placed, { type: 'time.passed', at: now });
  if (standing(looked) !== standing(placed))
    return [{ name: 'the server ends what is over', world: pushed(world, looked), calm: true }];
  if (standing(placed) !== 'pending') return [];
  return (['accepted', 'offered', 'rejected', 'busy'] as const).map((decision) => {
    const busy = decision === 'busy';
    const after = move(placed, { type: 'decision.made', decision: busy ? 'rejected' : decision, at: now });
    return { name: `the server decides: ${decision}`, world: pushed(world, { ...after, busy }), calm: true };
  });
};

const byLine = (world: World): Step[] => [
  ...world.calls.flatMap((call) =>
    arrive(world, call).map((after) => ({ name: `${call.kind} arrives`, world: after, calm: true })),
  ),
  ...world.answers.map((answer) => ({
    name: `the answer to ${answer.of} arrives`,
    world: hear({ ...world, answers: without(world.answers, answer) }, answer),
    calm: true,
  })),
  ...world.pushes.slice(0, 1).map((event) => ({
    name: 'the push arrives',
    world: hear({ ...world, pushes: world.pushes.slice(1) }, { to: 'ticket', event }),
    calm: true,
  })),
];

const byBrokenLine = (before: World): Step[] => {
  if (before.losses === 0) return [];
  const world = { ...before, losses: before.losses - 1 };
  const awaited = world.calls.filter((call) => call.awaited);
  return [
    ...awaited.map((call) => ({
      name: `${call.kind} is lost`,
      world: hear({ ...world, calls: without(world.calls, call) }, ...silence(call.kind)),
    })),
    ...awaited.map((call) => ({
      name: `${call.kind} is given up, and arrives later`,
      world: hear(
        { ...world, calls: world.calls.map((one) => (one === call ? { ...call, awaited: false } : one)) },
        ...silence(call.kind),
      ),
    })),
    ...world.answers.map((answer) => ({
      name: `the answer to ${answer.of} is lost`,
      world: hear({ ...world, answers: without(world.answers, answer) }, ...silence(answer.of)),
    })),
    ...(world.pushes.length > 0 ? [{ name: 'pushes are lost', world: { ...world, pushes: [] } }] : []),
  ].map((step) => ({ ...step, calm: false }));
};

const byPlayer = (world: World): Step[] => {
  const answers = world.client.reoffer.matches('asking') ? ['offer.accepted', 'offer.declined'] : [];
  const steps = answers.map((type) => ({
    name: type,
    world: hear(world, { to: 'reoffer', event: { type } }),
    calm: true,
  }));
  if (world.reloads === 0 || !world.client.ticket.matches('waiting')) return steps;
  const { client } = reloaded(world.client, world.now);
  const calls = world.calls.map((call) => ({ ...call, awaited: false }));
  const after = { ...world, client, calls, answers: [], pushes: [], reloads: world.reloads - 1 };
  return [...steps, { name: 'the page is loaded anew', world: after, calm: false }];
};

const byTime = (world: World): Step[] => {
  const { now, client, answers } = world;
  const next = moments.find((moment) => moment > now);
  const asks = client.ticket.matches('waiting') && !answers.some(({ of }) => of === 'ping');
  const tick = { type: 'clock.ticked', now };
  const counts = client.ticket.matches({ waiting: 'awaiting' }) || client.reoffer.matches('asking');
  return [
    ...(next === undefined ? [] : [{ name: 'time passes', world: { ...world, now: next }, calm: true }]),
    ...(asks ? [{ name: 'ping is asked', world: pinged(world), calm: true }] : []),
    ...(counts
      ? [
          {
            name: 'a second is counted',
            world: hear(world, { to: 'ticket', event: tick }, { to: 'reoffer', event: tick }),
            calm: true,
          },
        ]
      : []),
  ];
};

/** Everything that may happen next. */
export const steps = (world: World): Step[] => [
  ...byLine(world),
  ...byServer(world),
  ...byPlayer(world),
  ...byTime(world),
  ...byBrokenLine(world),
];

/** What tells two worlds apart. */
export const nameOf = ({ now, client, placed, calls, answers, pushes, losses, reloads }: World): string =>
  JSON.stringify([
    [now, losses, reloads, calls],
    [answers.map(({ event }) => event), pushes],
    client.name,
    placed && [placed.state.value, placed.state.context, placed.createdAt, placed.busy, placed.cut, placed.offerAnswer],
  ]);
