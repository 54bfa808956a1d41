import type { Sight } from './driver.ts';
import { buttonOf, isWaitedFor, offerOf, slipOf } from './slip-parts.ts';

export const ticketSights: Sight[] = [
  {
    states: ['empty', 'accepted'],
    isSeen: ({ page, words }) => page.getByText(words('ticket:emptyTitle')).isVisible(),
  },
  { states: ['composing'], isSeen: (screen) => buttonOf(screen, 'ticket:clear').isVisible() },
  {
    states: ['composing.kind.system'],
    isSeen: async (screen) =>
      (await buttonOf(screen, 'ticket:clear').isVisible()) &&
      slipOf(screen)
        .getByRole('button', { name: screen.words('slip:system'), exact: true, pressed: true })
        .isVisible(),
  },
  {
    states: ['composing.face.changed'],
    isSeen: (screen) => buttonOf(screen, 'ticket:acceptChanges').isVisible(),
  },
  {
    states: ['composing.face.locked'],
    isSeen: (screen) => buttonOf(screen, 'ticket:deleteLocked').isVisible(),
  },
  {
    states: ['composing.face.deleting'],
    isSeen: ({ page, words }) => page.getByRole('alertdialog', { name: words('slip:deleteTitle') }).isVisible(),
  },
  {
    states: ['waiting.storing', 'waiting.sending'],
    isSeen: (screen) => isWaitedFor(screen, 'ticket:sending'),
  },
  {
    states: ['waiting.awaiting'],
    isSeen: (screen) => buttonOf(screen, 'ticket:waitingSeconds').isVisible(),
  },
  {
    states: ['waiting.checking'],
    isSeen: async (screen) => (await isWaitedFor(screen, 'ticket:checking')) || isWaitedFor(screen, 'ticket:answering'),
  },
  {
    states: ['waiting.offered'],
    isSeen: (screen) => offerOf(screen).isVisible(),
  },
  {
    states: ['accepted'],
    isSeen: ({ page, words }) => page.getByRole('dialog', { name: words('ticket:accepted') }).isVisible(),
  },
  {
    states: ['denied'],
    isSeen: ({ page, words }) => page.getByRole('dialog', { name: words('ticket:rejected') }).isVisible(),
  },
  {
    states: ['refused'],
    isSeen: ({ page, words }) => page.getByRole('alertdialog', { name: words('ticket:refused') }).isVisible(),
  },
];
