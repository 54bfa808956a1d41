import { turnsLeftOpenAfter } from '../../../domain/games/titles/turn-title.ts';
import type { Database } from '../../database/client.ts';
import type { ExtraBet } from '../../database/schema/studio.ts';
import { changeRound, type StudioRound } from './rounds-repository.ts';
import { lease } from './studio-needs.ts';

/** When a round of turns must be handled again: a stake that waits for its answer, else the end of its day. */
export const turnMoment = ({ startedAt, extra }: Pick<StudioRound, 'startedAt' | 'extra'>): number =>
  extra && !extra.takenBack ? extra.askedAt + lease : startedAt + turnsLeftOpenAfter;

/** The stake may not have been booked: the wallet is asked to take it back. */
export const takeBack = async (
  within: Database,
  round: StudioRound,
  extra: ExtraBet,
  at: number,
): Promise<StudioRound> => {
  const change = { extra: { ...extra, takenBack: true }, duty: 'rollback', tries: 0, dueAt: at } as const;
  return (await changeRound(within, round, change)) ?? round;
};

/** A stake whose answer is overdue is taken back; the round is as before it. */
export const lateExtra = async (within: Database, round: StudioRound, at: number): Promise<StudioRound> => {
  const { extra } = round;
  return extra && !extra.takenBack && at >= extra.askedAt + lease ? takeBack(within, round, extra, at) : round;
};
