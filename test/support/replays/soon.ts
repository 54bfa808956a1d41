/** Only what never comes uses it up. */
const patience = 20_000;

/** Whether something becomes so before patience ends. */
export const soon = async (isSo: () => Promise<boolean>): Promise<boolean> => {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (await isSo().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
};
