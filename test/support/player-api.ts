import type { HistoryTicket } from '../../contract/entities/history-ticket.ts';
import type { Match } from '../../contract/entities/match.ts';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import type { Tokens } from '../../contract/entities/user.ts';
import type { Ping } from '../../contract/http/base.ts';
import { offerQueryOf } from './examples/offer-query.ts';
import { command, post } from './sandbox.ts';

/** What a player could do without the site: to compare its screens with the server's own word, and to prepare data. */
export interface PlayerApi {
  ping(ticketId?: string): Promise<Ping>;
  /** Credit of a wallet in major units, as the ledger has it. */
  credit(currencyId?: number): Promise<number>;
  history(): Promise<HistoryTicket[]>;
  pay(ticket: TicketRequest): Promise<void>;
  /** From now on he is asked about every change of odds: his consent follows him from browser to browser. */
  withdrawConsent(): Promise<void>;
}

export const tokensOf = (origin: string, username: string): Promise<Tokens> =>
  post(origin, '/kcmanager/loginUser', { username, password: 'Sandbox12345', rememberMe: false });

/** The same of a player who is added with the wallets of the demo accounts where he is not there yet. */
export const tokensOfAdded = async (origin: string, username: string): Promise<Tokens> => {
  await command(origin, 'player', { username });
  return tokensOf(origin, username);
};

export const signedIn = async (origin: string, username: string): Promise<PlayerApi> => {
  const { access_token: token } = await tokensOf(origin, username);
  const ping = async (ticketId?: string) => {
    const query = ticketId ? `?ticket_id=${ticketId}` : '';
    const answer = await fetch(`${origin}/base/v1/users/ping${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as Ping;
  };
  return {
    ping,
    credit: async (currencyId = 1) => {
      const wallet = (await ping()).wallets.find(({ currency_id }) => currency_id === currencyId);
      if (!wallet) throw new Error(`${username} has no wallet ${currencyId}`);
      return Math.round((wallet.wallet_0 + wallet.wallet_1) * 100) / 100;
    },
    history: async () =>
      (await post<{ result: HistoryTicket[] }>(origin, '/sportsbetting/v1/ticketHistory', { page: 1 }, token)).result,
    pay: async (ticket) => {
      await post(origin, '/sportsbetting/v1/ticketRequest', ticket, token);
    },
    withdrawConsent: async () => {
      const settings = [{ object: 'site', property: 'autoOddsChange', value: false }];
      await post(origin, '/cms/v1/settings', { settings }, token);
    },
  };
};

/** What a player holds and has paid, to be compared with it afterwards. */
export const holdingsOf = async (player: PlayerApi) => ({
  credit: await player.credit(),
  tickets: (await player.history()).length,
});

/** Football matches of the next day, of sides or leagues that hold `search` when it is given. */
const offered = async (origin: string, search = ''): Promise<Match[]> => {
  const { result } = await post<{ result: Match[] }>(
    origin,
    '/cms/v1/betting/offer',
    offerQueryOf({ search_filter: search }),
  );
  return result;
};

/** Matches that can be staked on, soonest last, so that none begins during a test. */
export const upcoming = async (origin: string): Promise<Match[]> =>
  (await offered(origin)).filter(({ markets }) => markets['1X2']?.['1']?.MS === 'OPEN').reverse();

export const eventOf = async (origin: string, hostName: string, awayName: string): Promise<string> => {
  const match = (await offered(origin, hostName)).find(
    (candidate) => candidate.hostName === hostName && candidate.awayName === awayName,
  );
  if (!match) throw new Error(`${hostName} – ${awayName} is not offered`);
  return match.eventId;
};
