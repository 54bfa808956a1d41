import { useActionState } from 'react';
import { refusalKey } from '../../machines/refusal.ts';

/**
 * A press that asks the server for a state, and shows nothing of it but a problem: the server `failed` it, or left it
 * `unanswered` and may have done it. It is the same state that is asked for again, so a second press does nothing twice.
 */
export const usePress = (call: () => Promise<unknown>) => {
  const [problem, press, pressed] = useActionState<'unanswered' | 'failed' | null>(async () => {
    try {
      await call();
      return null;
    } catch (error) {
      return refusalKey(error) === null ? 'unanswered' : 'failed';
    }
  }, null);
  return { problem, press, pressed };
};

/** Asks, and then has the page shown anew; where no answer came it stays, for whoever asks again. */
export const thenShown = async (ask: () => Promise<unknown>, show: () => Promise<void>): Promise<void> => {
  try {
    await ask();
  } catch (error) {
    if (refusalKey(error) !== null) await show();
    throw error;
  }
  await show();
};
