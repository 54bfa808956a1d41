import type { input, ZodMiniType } from 'zod/mini';
import type { Endpoint } from '../../../contract/http/endpoint.ts';
import {
  sandboxBlock,
  sandboxClock,
  sandboxDrop,
  sandboxMaintenance,
  sandboxMarket,
  sandboxMatch,
  sandboxSockets,
  sandboxStatus,
  sandboxTicket,
  sandboxToken,
} from '../../../contract/http/sandbox.ts';
import { ticketRequest } from '../../../contract/http/sportsbetting.ts';

export interface Step {
  endpoint: Endpoint;
  input: Record<string, unknown>;
}

/** What is chosen at the top of the page; an empty player is everybody. */
export interface Chosen {
  player: string;
  eventId: string;
  marketCode: string;
}

/** Calls that testers make over and over, in one tap. */
export interface Sequence {
  name: string;
  needs?: 'player' | 'match' | 'market';
  steps(chosen: Chosen): Step[];
}

type BodyOf<E extends Endpoint> = E['body'] extends ZodMiniType ? input<E['body']> : never;

const step = <E extends Endpoint>(endpoint: E, body: BodyOf<E>): Step => ({
  endpoint,
  input: body as Record<string, unknown>,
});

const whose = (player: string) => (player === '' ? {} : { username: player });

const nextTicket = (name: string, outcome: Omit<BodyOf<typeof sandboxTicket>, 'username'>): Sequence => ({
  name,
  steps: ({ player }) => [step(sandboxTicket, { ...whose(player), ...outcome })],
});

export const sequences: Readonly<Record<string, readonly Sequence[]>> = {
  'Next ticket': [
    nextTicket('Accepted', { outcome: 'accept' }),
    nextTicket('Accepted after 10 s', { outcome: 'accept', delayMs: 10_000 }),
    nextTicket('Denied, odds changed (216)', { outcome: 'denied', subcode: 216 }),
    nextTicket('Denied, rejected (208)', { outcome: 'denied', subcode: 208 }),
    nextTicket('Offered at new odds', { outcome: 'oddchange' }),
    nextTicket('Offered with stake 50', { outcome: 'reoffer', stake: 50 }),
    nextTicket('Server busy (102)', { outcome: 'busy' }),
    nextTicket('Never answered', { outcome: 'silence' }),
    {
      name: 'Accepted, but its answer lost',
      steps: ({ player }) => [
        step(sandboxTicket, { ...whose(player), outcome: 'accept', delayMs: 4_000 }),
        step(sandboxDrop, { ...whose(player), url: ticketRequest.url }),
      ],
    },
  ],
  'The player': [
    { name: 'Lose the next answer', steps: ({ player }) => [step(sandboxDrop, whose(player))] },
    {
      name: 'Expire the token',
      needs: 'player',
      steps: ({ player }) => [step(sandboxToken, { username: player, expire: 'access' })],
    },
    {
      name: 'End the session',
      needs: 'player',
      steps: ({ player }) => [step(sandboxToken, { username: player, expire: 'session' })],
    },
    {
      name: 'Block',
      needs: 'player',
      steps: ({ player }) => [step(sandboxBlock, { username: player, blocked: true })],
    },
  ],
  'The match': [
    {
      name: 'Finish it 2-1',
      needs: 'match',
      steps: ({ eventId }) => [step(sandboxMatch, { eventId, finish: '2-1' })],
    },
    {
      name: 'Suspend the market',
      needs: 'market',
      steps: ({ eventId, marketCode }) => [step(sandboxMarket, { eventId, marketCode, status: 'SUSPENDED' })],
    },
    {
      name: 'Close the market',
      needs: 'market',
      steps: ({ eventId, marketCode }) => [step(sandboxMarket, { eventId, marketCode, status: 'CLOSED' })],
    },
  ],
  Everybody: [
    { name: 'Maintenance in 30 s', steps: () => [step(sandboxMaintenance, { timeLeft: 30 })] },
    {
      name: 'Maintenance flag up',
      steps: () => [step(sandboxStatus, { key: 'maintenanceModeStarted', value: 'true' })],
    },
    { name: 'Switch betting off', steps: () => [step(sandboxStatus, { key: 'disableBettingPage', value: 'true' })] },
    { name: 'Cut the sockets', steps: () => [step(sandboxSockets, { cut: true })] },
    {
      name: 'Cut and refuse them for 20 s',
      steps: () => [step(sandboxSockets, { refuse: 20 }), step(sandboxSockets, { cut: true })],
    },
    { name: 'Clock + 1 minute', steps: () => [step(sandboxClock, { advance: 60_000 })] },
    { name: 'Clock + 1 hour', steps: () => [step(sandboxClock, { advance: 3_600_000 })] },
  ],
};

export const isReady = ({ needs }: Sequence, { player, eventId, marketCode }: Chosen): boolean =>
  ({ player: player !== '', match: eventId !== '', market: marketCode !== '', nothing: true })[needs ?? 'nothing'];
