import type { GameOutcome, RoundRecord } from '../../contract/games/game.ts';
import type { SeedHex } from '../../contract/games/seeds.ts';
import { hashOfSeed } from './fairness/hash-chain.ts';
import { seededNumbers } from './fairness/seeded-numbers.ts';
import { isBetOn } from './table/table-result.ts';
import { playTitle } from './titles/play-title.ts';
import { titleOf } from './titles.ts';

/**
 * Plays a finished round again from its seeds, bet and turns: `outcome` must be the one that was paid, `seedHash` the
 * hash that was shown before it (of a shared round the seed of the round before). Refused when the title is unknown, or
 * when bet or turns cannot belong to it. Pure: the browser checks without any server ("check this result",
 * docs/fairness.md).
 */
export const checkRound = ({
  title: code,
  bet,
  seeds,
  turns,
  cashedOutAt,
}: RoundRecord):
  | { ok: true; outcome: GameOutcome; seedHash: SeedHex }
  | { ok: false; reason: 'titleUnknown' | 'betImpossible' } => {
  const title = titleOf(code);
  if (!title) return { ok: false, reason: 'titleUnknown' };
  if (!isBetOn(bet, seeds)) return { ok: false, reason: 'betImpossible' };
  const outcome = playTitle(title, bet, seededNumbers(seeds), { turns, cashedOutAt });
  return outcome
    ? { ok: true, outcome, seedHash: hashOfSeed(seeds.serverSeed) }
    : { ok: false, reason: 'betImpossible' };
};
