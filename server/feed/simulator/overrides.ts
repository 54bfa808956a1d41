import type { output } from 'zod/mini';
import type { Markets, SelectionPrice } from '../../../contract/entities/match.ts';
import { sandboxMarket, sandboxMatch } from '../../../contract/http/sandbox.ts';

/** A stored command that bends the feed; `at` is the server's time it came. */
export type FeedCommand =
  | ({ command: 'market'; id: number; at: number } & output<typeof sandboxMarket.body>)
  | ({ command: 'match'; id: number; at: number } & output<typeof sandboxMatch.body>);

type MarketCommand = Extract<FeedCommand, { command: 'market' }>;

/** What testers forced of one match. */
export interface Override {
  markets: MarketCommand[];
  /** No score: the match is abandoned. */
  finish: { at: number; score: readonly [number, number] | null } | null;
  /** When something of it changed last, and how often: prices made before are stale. */
  touchedAt: number;
  changes: number;
}

export interface Overrides {
  add(command: FeedCommand): void;
  /** Takes a market command back; what it bent, it bends no longer from `at` on. */
  remove(commandId: number, at: number): void;
  of(eventId: string): Override | undefined;
  touchedSince(eventId: string, since: number): boolean;
  /** Grows with every command, so that caches know. */
  version(): number;
  /** Commands that made no sense, and bend nothing. */
  skipped(): number;
}

/** Commands are what enters the feed from outside, some of them stored by an older version: none may break a price. */
const isSound = (command: FeedCommand): boolean =>
  Number.isFinite(command.at) &&
  (command.command === 'market' ? sandboxMarket : sandboxMatch).body.safeParse(command).success;

/** Sandbox commands by event; what they bend, they bend from their time on, until they are taken back. */
export const createOverrides = (commands: readonly FeedCommand[]): Overrides => {
  const byEvent = new Map<string, Override>();
  let version = 0;
  let skipped = 0;

  const touch = (override: Override, at: number): void => {
    override.touchedAt = at;
    override.changes += 1;
  };

  const add = (command: FeedCommand): void => {
    if (!isSound(command)) {
      skipped += 1;
      return;
    }
    version += 1;
    const override = byEvent.get(command.eventId) ?? { markets: [], finish: null, touchedAt: 0, changes: 0 };
    byEvent.set(command.eventId, override);
    touch(override, command.at);
    if (command.command === 'market') override.markets.push(command);
    else if (!override.finish) {
      const [home = 0, away = 0] = command.finish.split('-').map(Number);
      override.finish = { at: command.at, score: command.finish === 'abandoned' ? null : [home, away] };
    }
  };

  for (const command of commands) add(command);
  return {
    add,
    remove: (commandId, at) => {
      version += 1;
      for (const override of byEvent.values()) {
        const left = override.markets.filter(({ id }) => id !== commandId);
        if (left.length === override.markets.length) continue;
        override.markets = left;
        touch(override, at);
      }
    },
    of: (eventId) => byEvent.get(eventId),
    touchedSince: (eventId, since) => (byEvent.get(eventId)?.touchedAt ?? -1) >= since,
    version: () => version,
    skipped: () => skipped,
  };
};

const bend = (price: SelectionPrice, { status, O: odd, band }: MarketCommand): SelectionPrice => ({
  ...price,
  ...(odd === undefined ? {} : { O: odd, MS: price.O === undefined ? ('OPEN' as const) : price.MS }),
  ...(band === undefined ? {} : { band }),
  ...(status === undefined ? {} : { MS: status }),
});

/** Prices as testers forced them. */
export const bendMarkets = (markets: Markets, commands: readonly MarketCommand[]): Markets => {
  const bent = { ...markets };
  for (const command of commands) {
    const market = bent[command.marketCode];
    if (!market) continue;
    bent[command.marketCode] = Object.fromEntries(
      Object.entries(market).map(([selection, price]) => [
        selection,
        command.selectionCode === undefined || command.selectionCode === selection ? bend(price, command) : price,
      ]),
    );
  }
  return bent;
};
