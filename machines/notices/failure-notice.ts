import { failureText } from '../refusal.ts';
import type { NoticeReport } from './notice.ts';

/** A red notice of why a call failed, with the server's reason if it gave one; else `otherwise`. */
export const failureNotice = (error: unknown, otherwise = 'unavailable', id?: string): NoticeReport => ({
  type: 'notice.raised',
  notice: { ...(id && { id }), text: failureText(error, otherwise), color: 'error' },
});
