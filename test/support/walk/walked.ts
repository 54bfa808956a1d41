import * as fc from 'fast-check';
import { anyBeginning, anyWalk } from './steps.ts';
import { createWalk } from './walk.ts';

/** Walks of the whole system at random, the same for the same seed; `wrong` is the shortest one that fails. */
export const walked = async ({
  runs,
  seed,
}: {
  runs: number;
  seed: number;
}): Promise<{ runs: number; wrong: string | null }> => {
  const property = fc.asyncProperty(anyBeginning, fc.noBias(anyWalk(60)), async (beginning, steps) => {
    const walk = await createWalk();
    try {
      for (const step of beginning.steps) await step.run(walk, walk);
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
