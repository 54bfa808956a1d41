import {
  addPostback,
  affiliateOffice,
  affiliatePlayersCall,
  affiliateTicketsCall,
  calculation,
  createPromoCode,
  type PostbackEvent,
  payouts,
  postbacks,
  promoCodes,
  removePostback,
  requestPayout,
  setPromoCode,
  testPostback,
} from '../../../contract/http/affiliates.ts';
import type { HttpClient } from '../http-client.ts';

/** What the list of promo codes is asked for. */
export interface CodesQuery {
  page?: number | undefined;
  search?: string | undefined;
  state?: 'active' | 'stopped' | undefined;
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
  tickets: (page: number, signal?: AbortSignal) => http.call(affiliateTicketsCall, { query: { page }, signal }),
  players: (page: number, signal?: AbortSignal) => http.call(affiliatePlayersCall, { query: { page }, signal }),
  payouts: (signal?: AbortSignal) => http.call(payouts, { signal }),
  postbacks: (signal?: AbortSignal) => http.call(postbacks, { signal }),
  addPostback: (url: string, events: PostbackEvent[]) => http.call(addPostback, { body: { url, events } }),
  testPostback: (id: string) => http.call(testPostback, { body: { id } }),
  removePostback: (id: string) => http.call(removePostback, { body: { id } }),
  requestPayout: (amount: number, idempotencyKey: string) =>
    http.call(requestPayout, { body: { amount }, idempotencyKey }),
});

export type AffiliatesApi = ReturnType<typeof createAffiliatesApi>;
