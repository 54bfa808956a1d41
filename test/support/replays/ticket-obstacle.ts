import { leavesOf } from '../../../tools/paths/readable.ts';
import type { DrivenStep } from './driver.ts';
import { isMissing, isWord } from './ticket-words.ts';

type Facts = [
  userId: string | null,
  known: number,
  selections: unknown,
  payable: boolean,
  ticket: unknown,
  former: boolean,
  system: readonly [groups: boolean, selections: boolean, conditions: boolean] | null | false,
];

/** What composes a system is on the slip only when it can be pressed. */
const systemObstacle = ({ event, facts }: DrivenStep): string | null => {
  const [, , , , , , system] = facts as Facts;
  const [groups = false, selections = false, conditions = false] = system || [];
  switch (event.type) {
    case 'pick.toggled':
      return system && !groups ? null : 'a grouped selection is not chosen for another group';
    case 'condition.toggled':
      return selections ? null : 'conditions are for chosen selections';
    case 'group.made':
      return selections && conditions ? null : 'a group is made of selections and conditions';
    case 'group.deleted':
      return groups ? null : 'there is no group';
    default:
      return null;
  }
};

const emptying = ['selection.removed', 'slip.cleared', 'locked.deleted'];

const bySlip = new Set([
  'selection.toggled',
  'selection.removed',
  'system.toggled',
  'pick.toggled',
  'condition.toggled',
  'group.made',
  'group.deleted',
  'deletion.asked',
  'deletion.cancelled',
  'slip.cleared',
  'slip.restored',
  'stake.typed',
  'stake.chosen',
  'stake.left',
  'stake.stepped',
  'auto-odds.toggled',
  'panel.toggled',
  'panel.closed',
  'changes.accepted',
  'locked.deleted',
  'ticket.paid',
]);

/** What the outside knows of the steps that were taken. */
interface Known {
  firstPing: boolean;
  settings: boolean;
  slipUsed: boolean;
  feedUp: boolean;
  ticket: boolean;
  /** It has offered something instead. */
  offered: boolean;
}

const userObstacle = ({ event, facts }: DrivenStep, index: number): string | null => {
  const [before] = facts as Facts;
  if (index === 0) return null;
  if (event.userId === before) return 'a player who is signed in is not told anew';
  return event.userId !== null && before !== null ? 'between two players there is a moment with nobody' : null;
};

const pingObstacle = (step: DrivenStep, leaf: string, known: Known): string | null => {
  const { event, facts } = step;
  if ((facts as Facts)[0] === null) return 'without a player nobody asks ping';
  if (event.ticketId === null) return known.firstPing ? 'ping asks about the ticket by now' : null;
  if (!leaf.startsWith('waiting')) return 'ping asks about no ticket';
  if (!known.feedUp) return 'the connection is back before ping asks again';
  return null;
};

const slipObstacle = (step: DrivenStep, leaf: string, previous: DrivenStep | undefined): string | null => {
  const { event, facts, later } = step;
  const [userId, , , payable] = facts as Facts;
  if (event.type === 'slip.restored') {
    if (leaf === 'accepted') return null;
    return previous && emptying.includes(previous.event.type) ? null : 'the snackbar about the emptied slip is gone';
  }
  const isAsked = JSON.stringify(step.before).includes('deleting');
  if (isAsked && event.type !== 'deletion.cancelled' && event.type !== 'slip.cleared')
    return 'the question stands over the slip';
  if (leaf === 'accepted' || leaf === 'denied') return 'the dialog about the ticket stands over the slip';
  if (leaf === 'waiting.offered') return 'the offer stands over the slip';
  if (leaf === 'refused' && !event.type.startsWith('panel')) return 'the refusal stands over the slip';
  if (event.type === 'auto-odds.toggled' && !leaf.startsWith('composing')) return 'the switch stands on a filled slip';
  if (event.type !== 'ticket.paid' || userId === null) return systemObstacle(step);
  if (!payable) return 'pay cannot be pressed';
  return later[0]?.type === 'xstate.done.actor.saveTicket' ? null : 'the ticket is stored at once';
};

const wordObstacle = ({ event }: DrivenStep, leaf: string, known: Known): string | null => {
  if (leaf === 'waiting.sending' || leaf === 'waiting.storing') return 'the answer to the call comes first';
  if (leaf === 'waiting.offered' && !['answer.offered', 'answer.withdrawn'].includes(event.type))
    return 'the server waits for the answer to its offer';
  if (
    known.offered &&
    (event.type === 'answer.pending' || event.type === 'ping.answered' || event.type === 'answer.busy')
  )
    return 'what was offered is not decided anew';
  if (isMissing(event)) return known.ticket ? 'the server has the ticket' : null;
  return null;
};

const obstacleAt = (step: DrivenStep, index: number, known: Known, previous?: DrivenStep): string | null => {
  const { event, facts } = step;
  const [leaf = ''] = leavesOf(step.before);
  if (bySlip.has(event.type)) return slipObstacle(step, leaf, previous);
  if (isWord(event) || isMissing(event)) {
    const why = wordObstacle(step, leaf, known);
    if (why !== null) return why;
  }
  switch (event.type) {
    case 'user.changed':
      return userObstacle(step, index);
    case 'wallet.changed':
      if ((facts as Facts)[0] === null) return 'without a player there is no wallet';
      return known.firstPing ? 'the wallet was told with the first ping' : null;
    case 'settings.changed':
      return known.settings || known.slipUsed ? 'the page opens with the rules for tickets' : null;
    case 'ticket.processed':
      return event.answer.userId === 'user-3' ? 'the server tells nobody of the tickets of others' : null;
    case 'ping.answered':
      return pingObstacle(step, leaf, known);
    case 'feed.went':
      return event.stale === known.feedUp ? null : 'the connection is so already';
    case 'clock.ticked':
      return known.feedUp ? null : 'the connection is back before so much time has passed';
    case 'offer.answered':
      return event.ticketId === 'other' ? 'nobody answers to the offers of others' : null;
    case 'answer.offered':
      return known.offered && !known.feedUp ? 'the connection is back before ping asks again' : null;
    case 'answer.missing':
    case 'answer.pending':
      return known.feedUp ? null : 'the connection is back before ping asks again';
    default:
      return null;
  }
};

/** Why the steps of a path of the ticket cannot come in this order from outside. */
export const ticketObstacle = (steps: readonly DrivenStep[]): string | null => {
  const known: Known = {
    firstPing: false,
    settings: false,
    slipUsed: false,
    feedUp: true,
    ticket: false,
    offered: false,
  };
  for (const [index, step] of steps.entries()) {
    const why = obstacleAt(step, index, known, steps[index - 1]);
    if (why !== null) return why;
    const { event } = step;
    if (event.type === 'user.changed') known.firstPing = false;
    if (event.type === 'wallet.changed' || event.type === 'ping.answered') known.firstPing = true;
    if (event.type === 'settings.changed') known.settings = true;
    if (bySlip.has(event.type)) known.slipUsed = true;
    if (event.type === 'feed.went') known.feedUp = !event.stale;
    if (event.type === 'ticket.paid') Object.assign(known, { ticket: false, offered: false });
    if (event.type === 'answer.offered') known.offered = true;
    if (isWord(event) || event.type === 'xstate.done.actor.postTicket') known.ticket = true;
  }
  return null;
};
