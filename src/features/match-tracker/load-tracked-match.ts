import { liveMatchOffer } from '../../../contract/http/cms.ts';
import type { Api } from '../../transport/api/api.ts';

/** The match with its tracker, before, during and after it. */
export const loadTrackedMatch = ({ call }: Pick<Api, 'call'>, eventId: string, signal: AbortSignal) =>
  call(liveMatchOffer, { body: { eventId, anyState: true }, signal });
