/**
 * Statements of one transaction that need nothing of each other, sent one behind the other and answered in that order.
 * When one fails the rest are waited for, so that none of them runs on after the transaction; throws what failed first.
 */
export const together = async <const Work extends readonly Promise<unknown>[]>(
  ...work: Work
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> => {
  try {
    return await Promise.all(work);
  } catch (error) {
    await Promise.allSettled(work);
    throw error;
  }
};
