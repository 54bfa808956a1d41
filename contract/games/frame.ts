import * as z from 'zod/mini';
import { gameOutcome, roundRecord } from './game.ts';
import { shownPot } from './jackpots.ts';

/**
 * What a game's frame and the page around it tell each other (games 1, Frame). Every message is `{v, nonce, type, …}`: the
 * page puts the nonce into the frame's address (`#n=`) and both sides leave unread what carries another one. No message
 * names an amount that the page believes: credit comes to it by `wallet_update`.
 */
export const frameVersion = 1;

const message = <const Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.object({ v: z.literal(frameVersion), nonce: z.string(), type: z.literal(type), ...fields });

const roundId = z.uuid();

/** Why a frame gives up: its session is over, its file or its provider cannot be reached. */
export const frameFailures = ['sessionEnded', 'linkInvalid', 'unreachable'] as const;
export type FrameFailure = (typeof frameFailures)[number];

/** From the frame to the page. `round.ended` comes when the screen has shown the result, not when it is known,
 * or that the bet was not taken; until then the page is not reloaded by itself. */
export const frameUp = z.discriminatedUnion('type', [
  message('ready', {}),
  message('round.started', { round_id: roundId }),
  message('round.ended', { round_id: roundId }),
  message('balance.stale', {}),
  message('cashier', {}),
  message('exit', {}),
  message('failed', { reason: z.enum(frameFailures) }),
]);
export type FrameUp = z.infer<typeof frameUp>;

/** A round that is over, to be shown again step by step: `seeds` are null while the player has not turned them over. */
export const shownRound = z.object({
  round_id: z.string(),
  title: z.string(),
  outcome: gameOutcome,
  record: z.nullable(roundRecord),
  currency: z.string(),
  at: z.string(),
});
export type ShownRound = z.infer<typeof shownRound>;

/**
 * From the page to the frame. `balance`: the credit may have changed, so the frame asks its provider. `pots` are the
 * jackpots that the game feeds, in every currency.
 */
export const frameDown = z.discriminatedUnion('type', [
  message('theme', { mode: z.enum(['dark', 'light']), tokens: z.record(z.string(), z.string()) }),
  message('pause', {}),
  message('resume', {}),
  message('mute', { muted: z.boolean() }),
  message('balance', {}),
  message('show', { round: shownRound }),
  message('pots', { pots: z.array(shownPot) }),
  message('close', {}),
]);
export type FrameDown = z.infer<typeof frameDown>;
