import { createHash } from 'node:crypto';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import { createAgency } from '../agency/agency.ts';
import { createAgencyCredit } from '../agency/credit.ts';
import { createOutbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { createSimulator } from '../feed/simulator/create-simulator.ts';
import { demoPassword } from '../identity/demo-accounts.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Services } from '../services.ts';
import { createTicketDesk } from '../ticket-desk/ticket-desk.ts';
import type { TransactionClock } from '../time/clock.ts';
import { dayMs } from '../time/zone-day.ts';

const days = 28;
const hourMs = 3_600_000;
const rsd = 1;

const subAgents = ['kafe-lipa', 'kiosk-vracar'] as const;
const players = [
  'kosta.88',
  'jelena_v',
  'zoran_m',
  'milica.p',
  'dusan.k',
  'ivana_t',
  'stefan.n',
  'player-2041',
] as const;

/** The same id every time for the same name. */
const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * What the demo account `agent` has below him: two sub-agents, eight players, and a month that they really played. Tickets
 * are received, decided and settled by the ticket desk itself, by a clock that goes through the month and by the matches
 * that the feed had then; every sum goes through the ledger. Doing it again changes nothing.
 */
export const playDemoMonth = async (services: Services): Promise<void> => {
  const { agency, agencyCredit, clock: real, config, database, identity, log, settings } = services;
  const top = await identity.findUser('agent');
  if (!top || (await agency.connection(top.id)).agent !== null) return;

  let now = real.now() - days * dayMs;
  const clock: TransactionClock = { now: () => now, reading: () => ({ fixed: now, advanced: 0 }) };
  const ledger = createLedger(database, clock);
  const pushes = { toUser: () => undefined, toAll: () => undefined };
  const outbox = createOutbox(database, clock, ledger, pushes);
  const pastAgency = createAgency({ database, clock, ledger, identity });
  const pastCredit = createAgencyCredit({ database, clock, ledger, outbox, log });
  const feed = createSimulator({ seed: config.feedSeed, size: 'small', clock });
  const forcing = { forcedOutcome: async () => null };
  const desk = createTicketDesk({ database, sweeps: database, clock, feed, ledger, settings, forcing, pushes, log });

  const opened = async (username: string, cash: number): Promise<string> => {
    const id = await identity.addDemoUser({ username, password: demoPassword, roles: [] });
    await ledger.openWallet(id, rsd, cash);
    return id;
  };
  await agency.appoint(top.id, null);
  await agency.allowAppointing(top.id, true);
  const agents: { id: string; code: string }[] = [];
  for (const name of subAgents) {
    const id = await opened(name, 200_000);
    agents.push({ id, code: await pastAgency.appoint(id, top.id) });
  }
  const played: { id: string; agent: string }[] = [];
  for (const [nth, name] of players.entries()) {
    const id = await opened(name, 0);
    const agent = agents[nth % agents.length];
    if (!agent) continue;
    await pastAgency.connect(id, agent.code);
    await pastCredit.give(
      agent.id,
      { userId: id, currency_id: rsd, amount: 8_000 + nth * 1_000 },
      idOf(`float ${name}`),
    );
    played.push({ id, agent: agent.id });
  }

  /** A ticket on two matches of the next hours, which ones and for how much by day and player alone. */
  const ticket = (day: number, nth: number): TicketRequest | null => {
    const soon = feed.prematch().filter(({ eventId }) => {
      const quote = feed.quote(eventId, '1X2', '1');
      return quote?.status === 'OPEN' && quote.startsAt > now + hourMs && quote.startsAt < now + 18 * hourMs;
    });
    const picks = [soon[(day * 5 + nth * 3) % soon.length], soon[(day * 11 + nth * 7 + 1) % soon.length]];
    const matches = [...new Map(picks.flatMap((match) => (match ? [[match.eventId, match]] : []))).values()];
    if (matches.length === 0) return null;
    const stake = 200 + 100 * ((day * 3 + nth) % 9);
    const bet = { selectedSystems: [matches.length], stake, type: 'total' as const };
    return {
      ticket_id: idOf(`ticket ${day} ${nth}`),
      autoOddsChange: true,
      selections: matches.map(({ eventId }, index) => {
        const selectionCode = (day + nth + index) % 3 === 0 ? '2' : '1';
        const quote = feed.quote(eventId, '1X2', selectionCode);
        const [odd, sport] = [quote?.odd ?? 2, quote?.sport ?? ('F' as const)];
        return {
          eventId,
          sport,
          type: 'prematch' as const,
          sfid: null,
          marketCode: '1X2',
          selectionCode,
          odds: odd,
          original_odds: odd,
          player: null,
          band: null,
          original_band: null,
          marketsTable: null,
          marketsKey: null,
          marketsGroup: null,
          systemGroup: null,
        };
      }),
      bets: [bet],
      original_bets: [bet],
      wallet: { currency: 'RSD', currency_id: rsd },
      bonus: { amount: 0, percentage: 0, total_gain: 0 },
      systemGroups: [],
    };
  };

  const refused = (error: unknown): void => {
    if (!(error instanceof RefusedCall)) throw error;
    log.debug({ error: error.message }, 'a ticket of the demo month was refused');
  };

  for (let day = 0; day < days; day += 1) {
    for (const [nth, { id, agent }] of played.entries()) {
      if ((day * 5 + nth * 3) % 8 > 2) continue;
      if (day % 7 === nth % 7) {
        const sum = { userId: id, currency_id: rsd, amount: 1_500 + 250 * nth };
        await pastCredit.give(agent, sum, idOf(`credit ${day} ${nth}`));
      }
      const request = ticket(day, nth);
      // Whoever has too little that day does not play.
      if (request) await desk.receive(id, request).catch(refused);
    }
    await desk.runDue();
    now += dayMs;
    await desk.runDue();
  }
  await desk.close();

  for (const [nth, { id }] of agents.entries()) {
    await agencyCredit.give(
      top.id,
      { userId: id, currency_id: rsd, amount: 12_000 + nth * 6_500 },
      idOf(`today ${nth}`),
    );
  }
  const [first] = agents;
  if (first) await agencyCredit.take(top.id, { userId: first.id, currency_id: rsd, amount: 2_000 }, idOf('today back'));
  const last = played.at(-1);
  if (last) await agency.setBlocked(top.id, last.id, true);
};
