import type { GameOutcome, RoundRecord } from '../../../contract/games/game.ts';
import { checkRound } from '../../../domain/games/check-round.ts';
import { isInChain } from '../../../domain/games/fairness/hash-chain.ts';
import { isShared } from '../../../domain/games/titles/title.ts';
import { titleOf } from '../../../domain/games/titles.ts';
import type { RoundVerdict } from '../../../machines/game-records/game-records.machine.ts';

/** Keys in one order, so that equal outcomes give equal texts. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** Of a shared round the end of its chain was shown, to which the hashes of its seed lead. */
const wasShown = ({ title: code, seeds: { serverSeed, nonce } }: RoundRecord, hash: string, shown: string): boolean => {
  const title = titleOf(code);
  return title && isShared(title)
    ? isInChain({ round: nonce, seed: serverSeed }, { round: 0, seed: shown })
    : shown === hash;
};

/** Plays a round again from its seeds and compares its outcome and the hash that was shown before. */
export const verdictOf = (
  roundId: string,
  record: RoundRecord,
  outcome: GameOutcome,
  hashes: readonly string[],
): RoundVerdict => {
  const checked = checkRound(record);
  if (!checked.ok) throw new Error(checked.reason);
  return {
    roundId,
    record,
    seedHash: checked.seedHash,
    same: written(checked.outcome) === written(outcome),
    shownBefore: hashes.some((shown) => wasShown(record, checked.seedHash, shown)) ? true : null,
  };
};
