import { useReoffer, useTicket } from '../../../running/machines.ts';

/** What a ticket that was sent waits for, as a key of the namespace ticket. */
export const useWaitingFor = (): 'sending' | 'waiting' | 'answering' | 'checking' => {
  const answering = useReoffer((state) => state.matches('answering'));
  return useTicket((state) => {
    if (state.matches({ waiting: 'awaiting' })) return 'waiting';
    if (!state.matches({ waiting: 'checking' })) return 'sending';
    return answering ? 'answering' : 'checking';
  });
};
