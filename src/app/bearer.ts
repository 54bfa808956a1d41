import { waitFor } from 'xstate';
import type { Running } from '../running/running.tsx';
import type { Bearer } from '../transport/http-client.ts';

const renewalDeadline = 15_000;

/** Lends the session's token to calls; a refused one is renewed by the session's machines, which alone may do it. */
export const createBearer = (session: () => Running['session']): Bearer => {
  const token = () => session().getSnapshot().context.session?.tokens.access_token ?? null;
  return {
    accessToken: token,
    async renewed(refusedToken) {
      session().send({ type: 'access.refused', accessToken: refusedToken });
      const { renewal } = session().getSnapshot().children;
      try {
        if (renewal) await waitFor(renewal, (state) => !state.matches('renewing'), { timeout: renewalDeadline });
      } catch {
        return null;
      }
      const renewed = token();
      return renewed === refusedToken ? null : renewed;
    },
  };
};
