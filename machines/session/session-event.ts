import type { Wallet } from '../../contract/entities/wallet.ts';
import type { NoticeReport } from '../notices/notice.ts';
import type { PingAnswer, PingEvent, PingReport } from '../ping/ping.machine.ts';
import type { RenewalReport } from '../renewal/renewal.machine.ts';
import type { Session, SessionUser } from '../signed-in.ts';

export type OtherTabEvent = { type: 'session.changedElsewhere'; session: Session | null };

export type SessionEvent =
  | OtherTabEvent
  | PingReport
  | RenewalReport
  | Exclude<PingEvent, { type: 'token.changed' }>
  | { type: 'session.started'; session: Session }
  | { type: 'session.left' }
  | { type: 'wallet.chosen'; currencyId: number }
  | { type: 'wallets.changed'; wallets: Wallet[] };

export type SessionReport =
  | NoticeReport
  | { type: 'user.changed'; user: SessionUser | null }
  | { type: 'session.expired' }
  | { type: 'wallet.changed'; wallet: Wallet | null }
  | ({ type: 'ping.answered' } & PingAnswer);

/** He may not have been looking: it stays until he signs in again. */
export const sessionEnded: NoticeReport = {
  type: 'notice.raised',
  notice: {
    id: 'session-ended',
    text: { namespace: 'errors', key: 'sessionExpired' },
    color: 'info',
    timeout: null,
  },
};
