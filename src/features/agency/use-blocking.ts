import { useActionState } from 'react';
import { refusalKey } from '../../../machines/refusal.ts';

export type SetBlocked = (userId: string, blocked: boolean) => Promise<void>;

/**
 * Blocks somebody, or lets him play again. `problem` is the text of a press that ended badly: the server refused it, or
 * gave no answer and may have done it. It is the same state that is asked for again, so a second press does nothing twice.
 */
export const useBlocking = (userId: string, blocked: boolean, setBlocked: SetBlocked | undefined) => {
  const [problem, change, changing] = useActionState<'blockUnanswered' | 'blockFailed' | null>(async () => {
    try {
      await setBlocked?.(userId, blocked);
      return null;
    } catch (error) {
      return refusalKey(error) === null ? 'blockUnanswered' : 'blockFailed';
    }
  }, null);
  return { problem, change, changing };
};
