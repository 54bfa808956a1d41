import * as fc from 'fast-check';
import { anyWalk } from './steps.ts';
import { createWalk } from './walk.ts';

/** Walks of the whole system at random, the same for the same seed; `wrong` is the shortest one that fails. */
export const walked = async ({
  runs,
  seed,
}: {
  runs: number;
  seed: number;
}): Promise<{ runs: number; wrong: string | null }> => {
  const property = fc.asyncProperty(anyWalk(80), async (steps) => {
    const walk = await createWalk();
    try {
      await fc.asyncModelRun(() => ({ model: walk, real: walk }), steps);
      await walk.calm();
    } finally {
      walk.close();
    }
  });
  const {
    numRuns,
    failed,
    counterexample,
    errorInstance,
    seed: seen,
    counterexamplePath,
  } = await fc.check(property, { numRuns: runs, seed });
  return {
    runs: numRuns,
    wrong: failed ? `${counterexample}\n${errorInstance}\nseed ${seen}, path ${counterexamplePath}` : null,
  };
};
