/** Deadlock and serialization failure: the transaction left nothing behind and may simply run again. */
const passing = new Set(['40001', '40P01']);

const codeOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (cause as { code?: string } | null)?.code;
};

/** Runs a transaction up to three times when the database asks for it (faults J1). */
export const retried = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === 3 || !passing.has(codeOf(error) ?? '')) throw error;
    }
  }
};
