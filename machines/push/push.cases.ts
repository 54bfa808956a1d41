import type { CasesOf } from '../machine-cases.ts';
import type { pushMachine } from './push.machine.ts';

export const pushCases = {
  input: undefined,
  events: {
    'page.opened': [{ type: 'page.opened' }],
    'kind.switched': [
      { type: 'kind.switched', kind: 'ticketSettled', on: true },
      { type: 'kind.switched', kind: 'ticketSettled', on: false },
      { type: 'kind.switched', kind: 'kickOff', on: true },
    ],
    'offer.accepted': [{ type: 'offer.accepted', ticketId: 'ticket' }],
    'offer.declined': [{ type: 'offer.declined' }],
    'browser.changed': [{ type: 'browser.changed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: {
    look: {
      done: [
        { is: 'unavailable' },
        { is: 'denied' },
        { is: 'off', publicKey: 'key', offered: true },
        { is: 'on', publicKey: 'key', kinds: ['ticketSettled'] },
      ],
      errors: ['unreachable'],
    },
    askPermission: { done: ['granted', 'denied', 'default'], errors: ['no question'] },
    subscribe: { done: [undefined], errors: ['no push service'] },
    changeKinds: { done: [undefined], errors: ['unreachable'] },
    unsubscribe: { done: [undefined], errors: ['unreachable'] },
    watchBrowser: { done: [], errors: ['no worker'] },
  },
  facet: ({ kinds, wanted, offered, ticketId }) => [
    [...kinds].sort().join(),
    [...wanted].sort().join(),
    offered,
    ticketId,
  ],
} satisfies CasesOf<typeof pushMachine>;
