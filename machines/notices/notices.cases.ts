import type { CasesOf } from '../machine-cases.ts';
import type { noticesMachine } from './notices.machine.ts';

const text = { namespace: 'common', key: 'notice.reloadHeld' } as const;

export const noticesCases = {
  input: undefined,
  events: {
    'notice.raised': [
      { type: 'notice.raised', notice: { id: 'passing', text } },
      { type: 'notice.raised', notice: { id: 'lasting', text, timeout: null } },
    ],
    'notice.dismissed': [
      { type: 'notice.dismissed', id: 'passing' },
      { type: 'notice.dismissed', id: 'lasting' },
    ],
    'notice.expired': [{ type: 'notice.expired', id: 'passing' }],
  },
  answers: {},
  facet: ({ notices }) => notices.map(({ id }) => id),
} satisfies CasesOf<typeof noticesMachine>;
