import { sendParent } from 'xstate';
import { type PingAnswer, pingMachine } from '../../machines/ping/ping.machine.ts';
import { renewalMachine } from '../../machines/renewal/renewal.machine.ts';
import type { Session } from '../../machines/signed-in.ts';
import { answering } from '../../machines/testing/recorder.ts';

/** For tests: the session's ping and renewal, whose calls the test answers. */
export const answeredChildren = () => {
  const renew = answering<Session, { session: Session | null }>();
  const ping = answering<PingAnswer, { ticketId: string | null }>();
  const actors = {
    renewal: renewalMachine.provide({
      actors: { renewSession: renew.logic },
      actions: { report: sendParent((_, report) => report), logFailure: () => undefined },
    }),
    ping: pingMachine.provide({
      actors: { ping: ping.logic },
      actions: { report: sendParent((_, report) => report), logFailure: () => undefined },
    }),
  };
  return { renew, ping, actors };
};
