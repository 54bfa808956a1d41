import { failureText } from '../refusal.ts';
import type { NoticeReport } from './notice.ts';

/** Says in red why a call failed, in the server's own words where it found any; else `otherwise`. */
export const failureNotice = (error: unknown, otherwise = 'unavailable', id?: string): NoticeReport => ({
  type: 'notice.raised',
  notice: { ...(id && { id }), text: failureText(error, otherwise), color: 'error' },
});
