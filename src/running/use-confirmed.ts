import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutMachine } from '../../machines/payout/payout.machine.ts';

/** What the dialog of a payout shows and can do, whoever is asked for it. */
export const useConfirmed = (payout: ActorRefFrom<typeof payoutMachine>) => {
  const state = useSelector(payout, (snapshot) => snapshot);
  const asked = state.matches('asked');
  return {
    ...state.context,
    closed: state.matches('closed'),
    asked,
    dialog: {
      over: asked || state.context.refusal !== null,
      ready: state.matches('confirming'),
      leaves: state.can({ type: 'dialog.closed' }),
      checking: state.matches({ asking: 'checking' }),
      unanswered: state.matches('unanswered'),
      onSend: () => payout.send({ type: 'payout.confirmed' }),
      onAsk: () => payout.send({ type: 'outcome.asked' }),
      onClose: () => payout.send({ type: 'dialog.closed' }),
    },
  };
};
