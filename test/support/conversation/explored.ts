import { leafStates } from '../../../machines/leaf-states.ts';
import { ticketOf } from './client.ts';
import { begin, nameOf, type Step, steps, type World } from './conversation.ts';
import { stakes, standing } from './server-side.ts';

/** What the player is shown that is not so at the server; null when he is shown the truth. */
const lie = ({ client, placed, calls, now }: World): string | null => {
  const { ticket } = client;
  if (ticket.matches('waiting')) return null;
  const is = placed ? standing(placed) : 'unknown';
  const { news } = ticketOf(client);
  if (ticket.matches('accepted')) {
    if (is !== 'accepted') return `it is said to be accepted, and is ${is}`;
    const stake = placed?.cut ? stakes.offered : stakes.asked;
    return news?.stake === stake ? null : `it is said to be accepted for ${news?.stake}, and is for ${stake}`;
  }
  if (ticket.matches('refused') && is === 'unknown') {
    const onItsWay = calls.some((call) => call.kind === 'post' && now <= (call.takeUntil ?? now));
    return onItsWay ? 'it is said not to be placed, and may still be' : null;
  }
  const over = ticket.matches('denied') || ticket.matches('composing') ? ['rejected'] : ['declined', 'expired'];
  return over.includes(is) ? null : `it is said to be ${JSON.stringify(ticket.value)}, and is ${is}`;
};

/** How often the line breaks, and the page reloads, on one path. */
type Broken = Pick<World, 'losses' | 'reloads'>;

interface Explored {
  worlds: number;
  /** The states that the slip was in. */
  met: Set<string>;
  /** The path to the first wrong statement. */
  lie: { what: string; way: string[] } | null;
  /** The way to a world from which no calm line leads to an answer. */
  stuck: string[] | null;
}

interface Node {
  world: World;
  from: { node: Node; step: Step } | null;
  /** Those that lead here by a calm line. */
  before: Node[];
}

const wayTo = ({ from }: Node): string[] => (from ? [...wayTo(from.node), from.step.name] : []);

/** Every order of everything that may happen, from the press on pay to the outcome of the ticket. */
export const explored = ({ losses, reloads }: Broken): Explored => {
  const first: Node = { world: begin(losses, reloads), from: null, before: [] };
  const nodes = new Map([[nameOf(first.world), first]]);
  const queue = [first];
  const met = new Set<string>();
  const ended: Node[] = [];
  // Grows as it is gone through, so that the way to a finding is among the shortest.
  for (const node of queue) {
    const { ticket } = node.world.client;
    met.add(leafStates(ticket.value).join(' '));
    const what = lie(node.world);
    if (what !== null) return { worlds: nodes.size, met, lie: { what, way: wayTo(node) }, stuck: null };
    if (!ticket.matches('waiting')) {
      ended.push(node);
      continue;
    }
    for (const step of steps(node.world)) {
      const name = nameOf(step.world);
      const known = nodes.get(name);
      const next = known ?? { world: step.world, from: { node, step }, before: [] };
      if (step.calm) next.before.push(node);
      if (known) continue;
      nodes.set(name, next);
      queue.push(next);
    }
  }
  const saved = new Set(ended);
  for (const node of saved) for (const earlier of node.before) saved.add(earlier);
  const stuck = [...nodes.values()].find((node) => !saved.has(node));
  return { worlds: nodes.size, met, lie: null, stuck: stuck ? wayTo(stuck) : null };
};
