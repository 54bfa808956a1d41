import type { Sight } from './driver.ts';
import { buttonOf, offerOf } from './slip-parts.ts';

export const ticketSights: Sight[] = [
  {
    states: ['empty', 'accepted'],
    isSeen: ({ page, words }) => page.getByText(words('ticket:emptyTitle')).isVisible(),
  },
  { states: ['composing'], isSeen: (screen) => buttonOf(screen, 'ticket:clear').isVisible() },
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
