import { fromPromise } from 'xstate';
import type { OfferAnswer } from '../../contract/storage/slip.ts';
import type { SportsbettingApi } from '../transport/api/sportsbetting.ts';

/** Sends the player's word about an offer. Without the signal: what was said is not taken back by leaving the state. */
export const createPostOfferAnswer = ({ reoffer }: SportsbettingApi) =>
  fromPromise<void, { ticketId: string; answer: OfferAnswer }>(async ({ input: { ticketId, answer } }) => {
    await reoffer({ ticketId, ...answer });
  });
