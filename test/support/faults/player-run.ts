import type { Match } from '../../../contract/entities/match.ts';
import type { TicketRequestProcessed } from '../../../contract/entities/ticket.ts';
import type { TicketRequest } from '../../../contract/entities/ticket-request.ts';
import type { Ping, TicketInfo } from '../../../contract/http/base.ts';
import { unknownTicketGrace } from '../../../domain/limits.ts';
import { aRequest } from '../../../server/testing/ticket-stand.ts';
import { pick, type Random } from '../calls/mutate.ts';
import { createFaultyLine, type Disturbance } from './faulty-line.ts';
import type { Fleet } from './fleet.ts';
import type { FleetPlayer } from './fleet-ground.ts';
import { openTab } from './tab.ts';

/** What is done to a ticket on its way, in addition to the crashes. */
export const faults = [
  'none',
  'request never sent',
  'answer lost',
  'answer lost twice',
  'event lost',
  'event late',
  'event doubled',
  'sent again',
  'two tabs',
] as const;
export type Fault = (typeof faults)[number];

export interface Told {
  request: TicketRequest;
  fault: Fault;
  sends: number;
  /** Whether a call was answered that it was received. */
  acknowledged: boolean;
  refused: string | null;
  /** Final outcomes received, by event or by ping. */
  finals: Set<string>;
  /** The stake it was accepted at, major units. */
  stake: number;
}

const finalWords = new Set(['accepted', 'denied', 'cancelled', 'expired']);
const ticketTimeout = 15_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/**
 * A ticket that is not final after this long with a running server is given up: its deadline, an offer's time and every
 * grace are over.
 */
const giveUpAfter = 60_000;

/** One player who sends tickets one after another, over lines and through crashes that lose things; `count` of them unless told when it is over. */
export const runPlayer = async (
  { origins, awayDuring }: Pick<Fleet, 'origins' | 'awayDuring'>,
  player: FleetPlayer,
  offer: readonly Match[],
  count: number,
  random: Random,
  isOver = (nth: number): boolean => nth === count,
): Promise<Told[]> => {
  const nodes = Math.max(2, origins.length);
  const line = createFaultyLine(origins, player);
  const log = new Map<string, Told>();
  const answers = new Map<string, TicketRequestProcessed>();
  const deaf = new Set<string>();
  const hear = (answer: TicketRequestProcessed) => {
    const told = log.get(answer.frontend_uuid);
    // INV10: nothing of another player's may arrive here.
    if (!told || answer.userId !== player.id) throw new Error(`${player.username} heard of a ticket that is not his`);
    if (deaf.has(answer.frontend_uuid)) return;
    answers.set(answer.frontend_uuid, answer);
    if (finalWords.has(answer.mtcResponse.status)) told.finals.add(answer.mtcResponse.status);
  };
  const tabs = (random() < 0.5 ? [0, 1] : [0]).map((node) =>
    openTab(origins[node % origins.length] ?? '', node, line, hear),
  );

  // Now and then he waits for a deadline to pass; were it each time he might, a run would be nothing but waiting.
  let waits = Math.ceil(count / 15);
  const mayWait = (): boolean => {
    waits -= 1;
    return waits >= 0;
  };

  const aTicket = (): TicketRequest => {
    const match = pick(random, offer);
    const odd = match.markets['1X2']?.['1']?.O ?? 0;
    const stake = (2_000 + Math.floor(random() * 8_000)) / 100;
    const currency_id = pick(random, [1, 1, 2]);
    const request = aRequest({ odds: [odd], stake, autoOddsChange: random() < 0.8 });
    return {
      ...request,
      selections: request.selections.map((one) => ({ ...one, eventId: match.eventId })),
      wallet: { currency: currency_id === 1 ? 'RSD' : 'EUR', currency_id },
    };
  };

  const force = async (): Promise<void> => {
    if (random() > 0.35) return;
    const wanted = pick(random, ['reoffer', 'reoffer', 'denied', 'busy', 'oddchange', 'accept', 'silence'] as const);
    const outcome = wanted === 'silence' && !mayWait() ? 'denied' : wanted;
    const delayMs = Math.floor(random() * 2_000);
    await line.call(0, '/sandbox/v1/ticket', { username: player.username, outcome, delayMs });
  };

  const send = async (told: Told, node: number, disturbance: Disturbance = 'none'): Promise<void> => {
    told.sends += 1;
    const outcome = await line.call(node, '/sportsbetting/v1/ticketRequest', told.request, disturbance, random() * 30);
    if (outcome?.status === 200) told.acknowledged = true;
    // After 5xx or no answer the ticket may be there.
    else if (outcome && outcome.status < 500 && !told.acknowledged) told.refused = String(outcome.body.error);
  };

  const ask = async (told: Told): Promise<TicketInfo> => {
    const node = Math.floor(random() * nodes);
    const answer = await line.call(node, `/base/v1/users/ping?ticket_id=${told.request.ticket_id}`);
    const info = answer?.status === 200 ? (answer.body as unknown as Ping).ticketInfo : null;
    if (info && finalWords.has(info.mtcResponse.status)) told.finals.add(info.mtcResponse.status);
    if (info) told.acknowledged = true;
    return info;
  };

  const answerOffer = async (told: Told, offered: number): Promise<void> => {
    const ticketId = told.request.ticket_id;
    const word = pick(random, ['accept', 'accept', 'accept', 'decline', 'accept twice', 'nothing']);
    if (word === 'nothing' && mayWait()) return;
    const accepted = word !== 'decline';
    const body = accepted ? { ticketId, accepted } : { ticketId, accepted, reason: 'Player declined.' };
    const lost: Disturbance = random() < 0.3 ? 'answer lost' : 'none';
    const calls = word === 'accept twice' ? [0, 1] : [Math.floor(random() * nodes)];
    if (accepted) told.stake = offered;
    await Promise.all(calls.map((node) => line.call(node, '/sportsbetting/v1/reoffer', body, lost, random() * 30)));
  };

  const deliver = async (told: Told): Promise<void> => {
    const node = Math.floor(random() * nodes);
    const { fault } = told;
    if (fault === 'two tabs') await Promise.all([send(told, node), send(told, node + 1)]);
    else if (fault === 'request never sent') await send(told, node, 'never sent');
    else if (fault === 'answer lost') await send(told, node, 'answer lost');
    else if (fault === 'answer lost twice') {
      await send(told, node, 'answer lost');
      await send(told, node + 1, 'answer lost');
    } else await send(told, node);
    if (fault === 'sent again') await send(told, node + 1);
  };

  /** Follows a ticket until it is final, refused, or known not to be there. */
  const follow = async (told: Told): Promise<void> => {
    const { ticket_id } = told.request;
    const began = Date.now();
    const waited = () => Date.now() - began - awayDuring(began, Date.now());
    let answeredOffer = false;
    const leavesAlone = told.fault === 'request never sent' && mayWait();
    while (told.finals.size === 0 && waited() < giveUpAfter) {
      await pause(200 + random() * 600);
      const heard = answers.get(ticket_id)?.mtcResponse;
      const mayListen = told.fault !== 'event late' && random() < 0.8;
      const info = heard && mayListen ? { mtcResponse: heard } : await ask(told);
      if (told.finals.size > 0) return;
      if (info?.mtcResponse.offer && !answeredOffer) {
        answeredOffer = true;
        await answerOffer(told, info.mtcResponse.offer.stake);
        answers.delete(ticket_id);
      } else if (info && heard) answers.delete(ticket_id);
      else if (info === null && !told.acknowledged) {
        if (told.refused !== null) return;
        // Nobody knows it: the same id is sent again, or it is left alone until it can no longer arrive.
        if (!leavesAlone) await send(told, Math.floor(random() * nodes));
        else if (waited() > ticketTimeout + unknownTicketGrace) return;
      }
    }
  };

  for (let nth = 0; !isOver(nth); nth += 1) {
    const request = aTicket();
    const fault = pick(random, faults);
    const stake = request.bets[0]?.stake ?? 0;
    const told: Told = { request, fault, sends: 0, acknowledged: false, refused: null, finals: new Set(), stake };
    log.set(request.ticket_id, told);
    if (fault === 'event lost') deaf.add(request.ticket_id);
    await force();
    await deliver(told);
    await follow(told);
  }
  // Later events must agree.
  await pause(500);
  for (const tab of tabs) tab.close();
  line.close();
  return [...log.values()];
};
