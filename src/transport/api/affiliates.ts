import {
  affiliateOffice,
  affiliatePlayersCall,
  affiliateTicketCall,
  affiliateTicketsCall,
  type CodeSort,
  calculation,
  createPromoCode,
  type PlayerSort,
  payouts,
  promoCodes,
  requestPayout,
  setPromoCode,
} from '../../../contract/http/affiliates.ts';
import {
  addPostback,
  type PostbackEvent,
  postbacks,
  removePostback,
  testPostback,
} from '../../../contract/http/postbacks.ts';
import type { HttpClient } from '../http-client.ts';

type Order = 'asc' | undefined;

/** What a list is asked for. */
interface ListQuery {
  page?: number | undefined;
  search?: string | undefined;
}
/** What the list of promo codes is asked for. */
export interface CodesQuery extends ListQuery {
  state?: 'active' | 'stopped' | undefined;
  sort?: CodeSort | undefined;
  order?: Order;
}
interface PlayersQuery extends ListQuery {
  sort?: PlayerSort | undefined;
  order?: Order;
}

const given = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Calls of affiliates, apart from the others: hardly any visit makes one of them. Amounts in major units. */
export const createAffiliatesApi = (http: HttpClient) => ({
  codes: (query: CodesQuery, signal?: AbortSignal) => http.call(promoCodes, { query: given(query), signal }),
  createCode: (code: string, campaign: string, idempotencyKey: string) =>
    http.call(createPromoCode, { body: { code, campaign }, idempotencyKey }),
  setCode: (code: string, active: boolean) => http.call(setPromoCode, { body: { code, active } }),
  calculation: (month: string | undefined, signal?: AbortSignal) =>
    http.call(calculation, { query: given({ month }), signal }),
  office: (signal?: AbortSignal) => http.call(affiliateOffice, { signal }),
  tickets: (query: ListQuery, signal?: AbortSignal) => http.call(affiliateTicketsCall, { query: given(query), signal }),
  ticket: async (ticket: string, signal?: AbortSignal) =>
    (await http.call(affiliateTicketCall, { query: { ticket }, signal })).slip,
  players: (query: PlayersQuery, signal?: AbortSignal) =>
    http.call(affiliatePlayersCall, { query: given(query), signal }),
  payouts: (signal?: AbortSignal) => http.call(payouts, { signal }),
  postbacks: (signal?: AbortSignal) => http.call(postbacks, { signal }),
  addPostback: (url: string, events: PostbackEvent[]) => http.call(addPostback, { body: { url, events } }),
  testPostback: (id: string) => http.call(testPostback, { body: { id } }),
  removePostback: (id: string) => http.call(removePostback, { body: { id } }),
  requestPayout: (amount: number, idempotencyKey: string) =>
    http.call(requestPayout, { body: { amount }, idempotencyKey }),
});

export type AffiliatesApi = ReturnType<typeof createAffiliatesApi>;
