import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { SiteSettings } from '../../contract/settings/site.ts';
import type { PendingTicket, StoredSlip } from '../../contract/storage/slip.ts';
import { readSiteSettings } from '../../domain/settings/site-settings.ts';
import type { SlipSelection } from '../../domain/ticket/slip-selection.ts';
import type { SlipOffer } from '../../domain/ticket/ticket-offer.ts';

/** Worked examples that cases and tests share. */

export const exampleTicketId = 'b4d1c8f2-6c1e-4f5a-9d37-0a2b5c7e9f10';
export const exampleUserId = 'user-1';
/** The server's time at which the examples play. */
export const exampleNow = Date.parse('2026-03-01T12:00:00.000Z');

export const selectionOf = (eventId: string, different: Partial<SlipSelection> = {}): SlipSelection => ({
  id: eventId,
  desc: 'prematch',
  eventId,
  sport: 'F',
  marketCode: '1X2',
  selectionCode: '1',
  player: null,
  odd: 1.85,
  originalOdd: 1.85,
  lockedBy: null,
  band: null,
  originalBand: null,
  oddChanged: false,
  bandChanged: false,
  changesPending: false,
  hostName: 'Partizan',
  awayName: 'Vojvodina',
  leagueName: 'Super liga',
  groupName: 'Serbia',
  timeStart: '2026-03-01T17:30:00.000Z',
  ...different,
});

/** What another tab of the player wrote. */
export const sharedSlipOf = (different: Partial<StoredSlip> = {}): StoredSlip => ({
  machine: 'ticket',
  version: 1,
  userId: exampleUserId,
  savedAt: exampleNow,
  sharedAt: exampleNow,
  selections: [selectionOf('2')],
  stake: 5000,
  tickets: [],
  autoOddsUsers: [],
  ...different,
});

export const walletOf = (different: Partial<Wallet> = {}): Wallet => ({
  currency_id: 1,
  currency: 'RSD',
  wallet_0: 100_000,
  wallet_1: 0,
  wallet_2: 0,
  wallet_3: 0,
  wallet_5: 0,
  wallet_6: 0,
  credit_text: '100.000,00',
  ...different,
});

export const settingsOf = (different: Partial<SiteSettings> = {}): SiteSettings => ({
  ...readSiteSettings([
    { key: 'ticketBonuses', value: '0,0,3,5,8' },
    { key: 'ticketBonusMinOdd', value: '1.3' },
    { key: 'maxTicketSelections', value: '20' },
    { key: 'minTicketPayin', value: '[{"currency":{"currency_id":1},"limit":50}]' },
    { key: 'maxTicketWin', value: '[{"currency":{"currency_id":1},"limit":1000000}]' },
  ]),
  ...different,
});

export const pendingTicketOf = (different: Partial<PendingTicket> = {}): PendingTicket => ({
  ticketId: exampleTicketId,
  userId: exampleUserId,
  selections: [selectionOf('1')],
  stake: 5000,
  currency: 'RSD',
  live: false,
  received: true,
  createdAt: exampleNow,
  wait: 15_000,
  ...different,
});

export const offerOf = (different: Partial<SlipOffer> = {}): SlipOffer => ({
  ticketId: exampleTicketId,
  kind: 'reoffer',
  selections: [selectionOf('1')],
  stake: 3000,
  originalStake: 5000,
  currency: 'RSD',
  expiresAt: exampleNow + 20_000,
  ...different,
});

type Mtc = TicketRequestProcessed['mtcResponse'];

export const answerOf = ({
  mtcResponse,
  ...different
}: Partial<Omit<TicketRequestProcessed, 'mtcResponse'>> & {
  mtcResponse?: Partial<Mtc>;
} = {}): TicketRequestProcessed => ({
  _id: '1',
  frontend_uuid: exampleTicketId,
  userId: exampleUserId,
  type: 'prematch',
  accepted: true,
  etsResponse: { code: null },
  nowTimestamp: exampleNow + 500,
  createdAtTimestamp: exampleNow,
  original_bets: [],
  ...different,
  mtcResponse: {
    code: null,
    subcode: null,
    status: 'accepted',
    response_time: 400,
    selections: [],
    actions: [],
    bets: [],
    ...mtcResponse,
  },
});
