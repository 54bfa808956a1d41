import type { input, output } from 'zod/mini';
import * as agency from '../../../contract/http/agency.ts';
import * as office from '../../../contract/http/agency-office.ts';
import { declinePayout, payPayout } from '../../../contract/http/agency-payouts.ts';
import type { HttpClient } from '../http-client.ts';

/** Calls of agents, apart from the others: most visits make none of them. Amounts in major units. */
export const createAgencyApi = ({ call }: Pick<HttpClient, 'call'>) => ({
  connection: (signal?: AbortSignal) => call(agency.connection, { signal }),
  users: (query: output<typeof agency.allUsers.query>, signal?: AbortSignal) =>
    call(agency.allUsers, { query, signal }),
  found: (search: string, signal?: AbortSignal) => call(agency.searchUser, { query: { search }, signal }),
  stats: (userId: string, signal?: AbortSignal) => call(agency.userStats, { query: { userId }, signal }),
  moves: (page: number, signal?: AbortSignal) => call(agency.agentTransactions, { query: { page }, signal }),
  movesOf: (userId: string, page: number, signal?: AbortSignal) =>
    call(agency.userTransactions, { query: { userId, page }, signal }),
  move: (way: 'give' | 'take', body: output<typeof agency.addCredit.body>, idempotencyKey: string) =>
    call(way === 'give' ? agency.addCredit : agency.decCredit, { body, idempotencyKey }),
  payOut: (id: string) => call(payPayout, { body: { id } }),
  declinePayout: (id: string) => call(declinePayout, { body: { id } }),
  setBlocked: (userId: string, blocked: boolean) =>
    call(blocked ? agency.blockUser : agency.unblockUser, { body: { userId } }),
  office: (currency_id: number, signal?: AbortSignal) => call(office.office, { query: { currency_id }, signal }),
  dayClose: (query: output<typeof office.dayClose.query>, signal?: AbortSignal) =>
    call(office.dayClose, { query, signal }),
  createUser: (kind: 'player' | 'agent', body: office.NewAccount) =>
    call(kind === 'agent' ? office.createAgent : office.createUser, { body }),
  tickets: (query: input<typeof office.tickets.query>, signal?: AbortSignal) => call(office.tickets, { query, signal }),
  vouchers: (query: output<typeof office.myVouchers.query>, signal?: AbortSignal) =>
    call(office.myVouchers, { query, signal }),
  exportMoves: (body: output<typeof office.exportMoves.body>) => call(office.exportMoves, { body }),
});

export type AgencyApi = ReturnType<typeof createAgencyApi>;
