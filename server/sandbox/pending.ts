import type { PendingCommand } from '../../contract/http/sandbox.ts';
import { playerName } from '../games/player-name.ts';
import type { Services } from '../services.ts';
import { matchName } from './open-matches.ts';

/** A kind of forced thing: what of it is pending, each under a key of its own, and how one is taken back. */
interface Kind {
  list(): Promise<{ key: string; body: Record<string, unknown>; match?: string }[]>;
  /** False when nothing of that key is pending. */
  takeBack(key: string): Promise<boolean> | boolean;
}

export interface Pending {
  all(): Promise<PendingCommand[]>;
  takeBack(id: string): Promise<boolean>;
}

/** The row of a key; an invalid key gives a row that never existed. */
const rowOf = (key: string): number => (/^\d{1,9}$/.test(key) ? Number(key) : 0);

const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

/** What testers forced and what still waits for its moment or acts, gathered from those who keep it. */
export const createPending = ({
  bent,
  feed,
  games,
  identity,
  others,
  pushes,
  sandbox,
  settings,
  sockets,
  studio,
}: Services): Pending => {
  const usernames = async () => new Map((await identity.accounts()).map(({ id, username }) => [id, username]));

  const kinds: Readonly<Record<string, Kind>> = {
    ticket: {
      list: async () => {
        const names = await usernames();
        return (await sandbox.waitingTickets()).map(({ id, forced: { userId, ...outcome } }) => ({
          key: String(id),
          body: given({ username: userId && (names.get(userId) ?? userId), ...outcome }),
        }));
      },
      takeBack: (key) => sandbox.takeBack('ticket', rowOf(key)),
    },
    drop: {
      list: async () => {
        const names = await usernames();
        return sandbox.drops.armed().map(({ id, userId, url }) => ({
          key: String(id),
          body: given({ username: userId && (names.get(userId) ?? userId), url }),
        }));
      },
      takeBack: (key) => sandbox.drops.disarm(rowOf(key)),
    },
    maintenance: {
      list: async () => {
        const announced = await settings.maintenance();
        return announced ? [{ key: 'announced', body: announced }] : [];
      },
      takeBack: async () => {
        const announced = await settings.maintenance();
        await settings.announceMaintenance(null);
        return announced !== null;
      },
    },
    block: {
      list: async () =>
        (await identity.accounts())
          .filter(({ blocked }) => blocked)
          .map(({ username }) => ({ key: username, body: { username, blocked: true } })),
      takeBack: async (key) => {
        const user = await identity.findUser(key);
        if (user?.blocked) await identity.setBlocked(user.id, false);
        return user?.blocked ?? false;
      },
    },
    status: {
      list: async () => (await settings.changed('statuses')).map((status) => ({ key: status.key, body: status })),
      takeBack: async (key) => {
        const changed = (await settings.changed('statuses')).some((status) => status.key === key);
        if (!changed) return false;
        await settings.reset('statuses', key);
        const shipped = (await settings.statuses()).find((status) => status.key === key);
        pushes.toAll('status_update', shipped ?? { key, value: 'false' });
        return true;
      },
    },
    settings: {
      list: async () => (await settings.changed('general')).map((setting) => ({ key: setting.key, body: setting })),
      takeBack: async (key) => {
        const changed = (await settings.changed('general')).some((setting) => setting.key === key);
        if (!changed) return false;
        await settings.reset('general', key);
        pushes.toAll('reload_settings', {});
        return true;
      },
    },
    game: {
      list: async () =>
        [...(await settings.games())].map(([code, change]) => ({ key: code, body: { game_code: code, ...change } })),
      takeBack: async (key) => {
        const changed = (await settings.games()).has(key);
        await games.restore(key);
        return changed;
      },
    },
    round: {
      list: async () => {
        const names = new Map([...(await usernames())].map(([id, name]) => [playerName(games.secret, id), name]));
        return (studio.forced?.all() ?? []).map(({ id, player, gameCode, outcome }) => ({
          key: String(id),
          body: given({ username: player && (names.get(player) ?? player), game_code: gameCode, outcome }),
        }));
      },
      takeBack: (key) => studio.forced?.remove(rowOf(key)) ?? false,
    },
    provider: {
      list: async () => {
        const { mode, ms } = sandbox.provider.now();
        return mode === 'ok' ? [] : [{ key: 'line', body: given({ mode, ms: mode === 'slow' ? ms : undefined }) }];
      },
      takeBack: () => {
        const isBad = sandbox.provider.now().mode !== 'ok';
        sandbox.provider.set({ mode: 'ok', ms: 0 });
        return isBad;
      },
    },
    sockets: {
      list: async () => {
        const refuse = sockets.refusedFor();
        return refuse > 0 ? [{ key: 'refused', body: { refuse } }] : [];
      },
      takeBack: () => {
        const refused = sockets.refusedFor() > 0;
        sockets.refuse(0);
        return refused;
      },
    },
    market: {
      list: async () =>
        (await sandbox.feedCommands()).flatMap((command) => {
          if (command.command !== 'market') return [];
          const { command: _, id, at, ...body } = command;
          const match = feed.match(body.eventId);
          // Of a match that is over nothing can be forced any more.
          return match && match.matchState !== 'F' ? [{ key: String(id), body, match: matchName(match) }] : [];
        }),
      takeBack: async (key) => {
        const waited = await sandbox.takeBack('market', rowOf(key));
        if (waited) {
          bent.revokeCommand(rowOf(key));
          others.tell('feedCommandRevoked', rowOf(key));
        }
        return waited;
      },
    },
  };

  return {
    all: async () => {
      const lists = Object.entries(kinds).map(async ([command, kind]) =>
        (await kind.list()).map(({ key, ...rest }) => ({ id: `${command}:${key}`, command, ...rest })),
      );
      return (await Promise.all(lists)).flat();
    },
    takeBack: async (id) => {
      const [command = '', ...key] = id.split(':');
      return (Object.hasOwn(kinds, command) && (await kinds[command]?.takeBack(key.join(':')))) || false;
    },
  };
};
