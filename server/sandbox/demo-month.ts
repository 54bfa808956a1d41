import { createAgency } from '../agency/agency.ts';
import { createAgencyCredit } from '../agency/credit.ts';
import { createOutbox } from '../bus/outbox.ts';
import type { Services } from '../services.ts';
import { dayMs } from '../time/zone-day.ts';
import { storePastSessions } from './demo-play-repository.ts';
import { createPastDesk, idOf } from './past-desk.ts';

const days = 28;
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

/**
 * What the demo account `agent` has below him: two sub-agents, eight players, and a month that they really played. Tickets
 * are received, decided and settled by the ticket desk itself, by a clock that goes through the month and by the matches
 * that the feed had then; every sum goes through the ledger. Doing it again changes nothing.
 */
export const playDemoMonth = async (services: Services): Promise<void> => {
  const { agency, agencyCredit, agencyPayouts, clock: real, database, identity, log, settings } = services;
  const top = await identity.findUser('agent');
  if (!top || (await agency.connection(top.id)).agent !== null) return;

  const desk = createPastDesk(services, real.now() - days * dayMs);
  const { clock, ledger, pushes } = desk;
  const outbox = createOutbox(database, clock, ledger, pushes);
  const pastAgency = createAgency({ database, clock, ledger, identity });
  const pastCredit = createAgencyCredit({ database, clock, ledger, outbox, settings, log });

  const opened = async (username: string, cash: number): Promise<string> => {
    const id = await identity.addDemoUser({ username, roles: [] });
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

  const seen = new Map<string, number>();
  for (let day = 0; day < days; day += 1) {
    for (const [nth, { id, agent }] of played.entries()) {
      if ((day * 5 + nth * 3) % 8 > 2) continue;
      if (day % 7 === nth % 7) {
        const sum = { userId: id, currency_id: rsd, amount: 1_500 + 250 * nth };
        await pastCredit.give(agent, sum, idOf(`credit ${day} ${nth}`));
      }
      await desk.play(players[nth] ?? id, id, day, nth);
      seen.set(id, clock.now());
    }
    await desk.pass(dayMs);
  }
  await desk.close();
  await storePastSessions(services.database, seen);

  for (const [nth, { id }] of agents.entries()) {
    await agencyCredit.give(
      top.id,
      { userId: id, currency_id: rsd, amount: 12_000 + nth * 6_500 },
      idOf(`today ${nth}`),
    );
  }
  const [first] = agents;
  if (first) await agencyCredit.take(top.id, { userId: first.id, currency_id: rsd, amount: 2_000 }, idOf('today back'));
  // Two of them want some of it in cash.
  for (const [nth, { id }] of played.slice(0, 2).entries()) {
    const [wallet] = await services.ledger.wallets(id);
    const amount = Math.floor((wallet?.wallet_0 ?? 0) / (200 + nth * 100)) * 100;
    if (amount > 0) await agencyPayouts.ask(id, { currency_id: rsd, amount }, idOf(`cash ${nth}`));
  }
  const last = played.at(-1);
  if (last) await agency.setBlocked(top.id, last.id, true);
};
