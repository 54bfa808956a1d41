import { useActionState } from 'react';

export type SetBlocked = (userId: string, blocked: boolean) => Promise<void>;

/** Blocks somebody, or lets him play again; `failed` while nothing came of it. */
export const useBlocking = (userId: string, blocked: boolean, setBlocked: SetBlocked | undefined) => {
  const [failed, change, changing] = useActionState(async () => {
    try {
      await setBlocked?.(userId, blocked);
      return false;
    } catch {
      return true;
    }
  }, false);
  return { failed, change, changing };
};
