import { storedSlip } from '../../../contract/storage/slip.ts';
import { desktop, phone } from '../watched-page.ts';
import { patternOf } from '../words.ts';
import type { Driver } from './driver.ts';
import type { ReplayScreen } from './replay-screen.ts';
import { buttonOf, offerOf, slipOf } from './slip-parts.ts';
import type { TicketStage } from './ticket-stage.ts';

const press = (key: string, values?: Record<string, unknown>) => async (screen: ReplayScreen) => {
  await screen.appears(buttonOf(screen, key, values));
  await buttonOf(screen, key, values).click();
};
/** On the dialog over the slip. */
const answer = (key: string) => async (screen: ReplayScreen) => {
  const button = screen.page.getByRole('button', { name: patternOf(screen.words(key)), exact: true });
  await screen.appears(button);
  await button.click();
};
const stakeField = (screen: ReplayScreen) => slipOf(screen).getByLabel(screen.words('ticket:stake'), { exact: true });

/** The id that the page gave the ticket it is about to send. */
const paidTicket = async ({ page }: ReplayScreen, userId: string): Promise<string> => {
  const kept = storedSlip.parse(JSON.parse((await page.evaluate(() => sessionStorage.getItem('ticket'))) ?? 'null'));
  const ticket = kept.tickets.find((one) => one.userId === userId);
  if (!ticket) throw new Error('The page keeps no ticket');
  return ticket.ticketId;
};

/** The slip is a panel to open and close on a small screen only. */
const onPhone = async ({ page }: ReplayScreen, press: () => Promise<void>) => {
  await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 });
  await page.locator('[aria-controls="ticket"]').click();
  await press();
  await page.setViewportSize(desktop.viewport ?? { width: 1440, height: 900 });
};

/** What the player does to the slip, by the names that he reads. */
export const slipPresses = (stage: TicketStage): Driver['drive'] => ({
  'selection.toggled': async (screen, { after }) => {
    const homeWins = screen.words('betting:outcome.wins', { side: stage.selection().hostName });
    const odd = screen.page
      .locator('[data-odd]', { has: screen.page.locator('[hidden]', { hasText: `${homeWins},` }) })
      .first();
    await screen.appears(odd);
    await odd.click();
    if (after !== 'empty') await screen.appears(slipOf(screen).getByRole('listitem').first());
  },
  'selection.removed': async (screen) => {
    const remove = slipOf(screen).getByRole('listitem').getByRole('button').first();
    await screen.appears(remove);
    await remove.click();
  },
  'system.toggled': async (screen) => {
    const tabs = slipOf(screen).getByRole('group', { name: screen.words('slip:kind') });
    await screen.appears(tabs);
    await tabs.getByRole('button', { pressed: false }).click();
  },
  'pick.toggled': async (screen) => {
    await slipOf(screen).getByRole('checkbox').first().click();
  },
  'condition.toggled': press('slip:ofCount', { conditions: 1, count: 1 }),
  'group.made': async (screen) => {
    const name = new RegExp(`^${screen.words('slip:makeGroup', { group: 'A' })}`);
    await slipOf(screen).getByRole('button', { name }).click();
  },
  'group.deleted': press('slip:deleteGroup', { group: 'A' }),
  'deletion.asked': press('ticket:clear'),
  'deletion.cancelled': answer('slip:deleteNo'),
  'slip.cleared': answer('slip:deleteYes'),
  'slip.restored': async (screen, { before }) => {
    await answer(before === 'accepted' ? 'slip:again' : 'slip:restore')(screen);
  },
  'stake.typed': async (screen, { event }) => {
    await screen.appears(stakeField(screen));
    await stakeField(screen).fill(event.text);
  },
  'stake.chosen': async (screen, { event }) => {
    await slipOf(screen)
      .getByRole('group', { name: screen.words('ticket:presets') })
      .getByRole('button', { name: String(event.stake / 100), exact: true })
      .click();
  },
  'stake.left': async (screen) => {
    await screen.appears(stakeField(screen));
    await stakeField(screen).focus();
    await stakeField(screen).blur();
  },
  'stake.stepped': press('ticket:stakeUp'),
  'auto-odds.toggled': async (screen) => {
    await slipOf(screen)
      .getByRole('switch', { name: screen.words('ticket:autoOdds') })
      .click();
  },
  'panel.toggled': (screen) => onPhone(screen, async () => undefined),
  'panel.closed': (screen) => onPhone(screen, () => slipOf(screen).press('Escape')),
  'changes.accepted': press('ticket:acceptChanges'),
  'locked.deleted': press('ticket:deleteLocked'),
  'ticket.paid': async (screen, { later }) => {
    await press('ticket:pay')(screen);
    if (later[0]?.type === 'xstate.done.actor.saveTicket') stage.paid(await paidTicket(screen, stage.userId()));
  },
  'dialog.closed': async ({ page, words }) => {
    await page.getByRole('button', { name: words('ticket:ok'), exact: true }).click();
  },
  'offer.answered': async (screen) => {
    await offerOf(screen)
      .getByRole('button', { name: patternOf(screen.words('ticket:accept')) })
      .click();
  },
});
