import { tokensOf, tokensOfAdded } from '../player-api.ts';
import { command, post } from '../sandbox.ts';
import { askedAgainSteps } from './asked-again-steps.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const username = 'voucher-maker';
const nobodysCode = '0000000000000000';
const amount = 100;

/** How a dialog is left where nothing is cancelled. */
const left = [
  ['created', 'done'],
  ['unanswered', 'close'],
] as const;

interface HeldCopy {
  done(): void;
  refuse(error: Error): void;
}

const inDialog = ({ page }: ReplayScreen) => page.getByRole('dialog');
const press = (screen: ReplayScreen, key: string) =>
  inDialog(screen)
    .getByRole('button', { name: screen.words(key), exact: true })
    .click();
const opened = async ({ page, words, appears }: ReplayScreen, key: string) => {
  const button = page.getByRole('main').getByRole('button', { name: words(key), exact: true });
  await appears(button);
  await button.click();
};
const enter = async (screen: ReplayScreen, text: string) => {
  const field = inDialog(screen).getByRole('textbox');
  await screen.appears(field);
  await field.fill(text);
  await field.press('Enter');
};
const isSaid = (key: string) => (screen: ReplayScreen) =>
  inDialog(screen).getByText(screen.words(key), { exact: true }).isVisible();
const isTitled = (key: string) => (screen: ReplayScreen) =>
  screen.page.getByRole('dialog', { name: screen.words(key), exact: true }).isVisible();

/** The clipboard takes a text, or does not, as the path demands. */
const holdClipboard = ({ page }: ReplayScreen) =>
  page.addInitScript(() => {
    const copies: HeldCopy[] = [];
    Object.assign(window, { copies });
    navigator.clipboard.writeText = () =>
      new Promise((done, refuse) => {
        copies.push({ done, refuse });
      });
  });
const endCopy = ({ page }: ReplayScreen, allowed: boolean) =>
  page.evaluate((good) => {
    const copy = (window as unknown as { copies: HeldCopy[] }).copies.shift();
    if (good) copy?.done();
    else copy?.refuse(new Error('not allowed'));
  }, allowed);

/** A code that brings money: the player may use what he made himself. */
const goodCode = async (origin: string): Promise<string> => {
  const order = { amount, currency: 'RSD', currencyId: 1 };
  const { access_token: token } = await tokensOf(origin, username);
  return (await post<{ voucher: string }>(origin, heldUrls.createVoucher, order, token)).voucher;
};

/** The answer that the path goes on with: lost, or the real server's answer to a player who is blocked meanwhile. */
const failed =
  (url: string) =>
  async (screen: ReplayScreen, { event }: DrivenStep) => {
    if (event.error === 'no answer') return screen.calls.cut(url);
    await command(screen.origin, 'block', { username, blocked: true });
    await screen.calls.release(url);
    await command(screen.origin, 'block', { username, blocked: false });
  };
const answered = (url: string) => async (screen: ReplayScreen) => {
  await screen.calls.release(url);
};

/** The page of the vouchers of a player who has credit, with both of its dialogs. */
export const createVoucherDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    await holdClipboard(screen);
    await storeSession(screen, await tokensOfAdded(screen.origin, username));
    await screen.open('/voucher_history');
    // Without a wallet there is no form to order with.
    await screen.calls.release(heldUrls.ping);
    await screen.reaches('ping', '"course":"waiting"');
    return 0;
  },
  drive: {
    'createDialog.opened': (screen) => opened(screen, 'voucher:create'),
    'useDialog.opened': (screen) => opened(screen, 'voucher:use'),
    'voucher.ordered': (screen) => enter(screen, String(amount)),
    'code.entered': async (screen, { later }) => {
      const brings = later.some(({ type }) => type === 'xstate.done.actor.useVoucher');
      await enter(screen, brings ? await goodCode(screen.origin) : nobodysCode);
    },
    'copy.asked': (screen) => press(screen, 'voucher:copy'),
    'dialog.closed': (screen, { before }) =>
      press(screen, `voucher:${left.find(([state]) => JSON.stringify(before).includes(state))?.[1] ?? 'cancel'}`),
    'outcome.asked': (screen) => press(screen, 'voucher:askAgain'),
    ...askedAgainSteps,
    'xstate.done.actor.createVoucher': answered(heldUrls.createVoucher),
    'xstate.error.actor.createVoucher': failed(heldUrls.createVoucher),
    'xstate.done.actor.useVoucher': answered(heldUrls.useVoucher),
    'xstate.error.actor.useVoucher': failed(heldUrls.useVoucher),
    'xstate.done.actor.copyText': (screen) => endCopy(screen, true),
    'xstate.error.actor.copyText': (screen) => endCopy(screen, false),
  },
  never: {},
  obstacle: () => null,
  spare: () => true,
  alike: { aside: 'the dialog is closed: that its order is kept is said when it is opened again' },
  sights: [
    { states: ['creating.editing', 'creating.asking', 'creating.unanswered'], isSeen: isTitled('voucher:create') },
    { states: ['creating.created'], isSeen: isTitled('voucher:createdTitle') },
    { states: ['using'], isSeen: isTitled('voucher:use') },
    {
      states: ['creating.asking', 'using.asking'],
      isSeen: ({ page, words }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: words('voucher:cancel'), disabled: true })
          .isVisible(),
    },
    { states: ['creating.asking.checking', 'using.asking.checking'], isSeen: isSaid('voucher:checking') },
    { states: ['creating.unanswered', 'using.unanswered'], isSeen: isSaid('voucher:unanswered') },
    { states: ['creating.created.copied'], isSeen: isSaid('voucher:copied') },
    { states: ['creating.created.notCopied'], isSeen: isSaid('voucher:notCopied') },
  ],
});
