import type { CasesOf } from '../machine-cases.ts';
import type { voucherMachine } from './voucher.machine.ts';

const refused = { status: 400, key: 'voucherInvalid' };

export const voucherCases = {
  input: undefined,
  events: {
    'createDialog.opened': [{ type: 'createDialog.opened' }],
    'useDialog.opened': [{ type: 'useDialog.opened' }],
    'voucher.ordered': [{ type: 'voucher.ordered', amount: 500, key: 'key-1' }],
    'code.entered': [{ type: 'code.entered', code: '1234567890123456', key: 'key-2' }],
    'copy.asked': [{ type: 'copy.asked' }],
    'outcome.asked': [{ type: 'outcome.asked' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: {
    createVoucher: { done: ['1234 - 5678 - 9012 - 3456'], errors: ['no answer', refused] },
    useVoucher: { done: [{ amount: '500.00', currency: 'RSD' }], errors: ['no answer', refused] },
    copyText: { done: [undefined], errors: ['not allowed'] },
  },
  facet: ({ order, use, textCode, refusal }) => [order.key, use.key, textCode, refusal],
} satisfies CasesOf<typeof voucherMachine>;
