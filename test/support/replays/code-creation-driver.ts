import { tokensOf } from '../player-api.ts';
import { askedAgainSteps } from './asked-again-steps.ts';
import type { Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

/** One that the affiliate of the demo has already. */
const takenCode = 'DERBY24';
let made = 0;
const newCode = (): string => {
  made += 1;
  return `N${Date.now().toString(36)}${made}`.toUpperCase();
};

const dialogOf = ({ page, words }: ReplayScreen) =>
  page.getByRole('dialog', { name: words('affiliates:codes.create'), exact: true });

const press = (screen: ReplayScreen, key: string) =>
  dialogOf(screen)
    .getByRole('button', { name: screen.words(key), exact: true })
    .click();
const isSaid = (key: string) => (screen: ReplayScreen) => dialogOf(screen).getByText(screen.words(key)).isVisible();

/** The promo codes of an affiliate, with the dialog that makes one. */
export const createCodeCreationDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    await storeSession(screen, await tokensOf(screen.origin, 'affiliate'));
    // The list is read by the same address as a code is made by.
    const listed = screen.calls.release(heldUrls.promoCode);
    await screen.open('/account/bonuses/affiliates/promo_codes');
    await listed;
    await screen.appears(screen.page.getByRole('main').getByText(takenCode, { exact: true }));
    return 0;
  },
  drive: {
    'codeDialog.opened': async (screen) => {
      const create = screen.page
        .getByRole('main')
        .getByRole('button', { name: screen.words('affiliates:codes.create') });
      await create.click();
      await screen.appears(dialogOf(screen));
    },
    'code.wanted': async (screen, { later }) => {
      const isRefused = later.some(
        ({ type, error }) => type === 'xstate.error.actor.createCode' && error !== 'no answer',
      );
      const field = (key: string) => dialogOf(screen).getByLabel(screen.words(key), { exact: true });
      await field('affiliates:codes.code').fill(isRefused ? takenCode : newCode());
      await field('affiliates:codes.campaign').fill('Derby');
      await field('affiliates:codes.campaign').press('Enter');
    },
    'outcome.asked': (screen) => press(screen, 'affiliates:askAgain'),
    'dialog.closed': (screen, { before }) =>
      press(screen, before === 'unanswered' ? 'affiliates:close' : 'affiliates:cancel'),
    ...askedAgainSteps,
    'xstate.done.actor.createCode': async (screen) => {
      await screen.calls.release(heldUrls.promoCode);
    },
    'xstate.error.actor.createCode': async (screen, { event }) => {
      if (event.error === 'no answer') return screen.calls.cut(heldUrls.promoCode);
      await screen.calls.release(heldUrls.promoCode);
      await screen.appears(dialogOf(screen).getByText(screen.words('errors:promoCodeTaken')));
    },
  },
  never: {},
  apart: 'a code that was made is taken',
  obstacle: () => null,
  spare: () => true,
  sights: [
    { states: ['editing', 'asking', 'unanswered'], isSeen: (screen) => dialogOf(screen).isVisible() },
    {
      states: ['asking'],
      isSeen: (screen) =>
        dialogOf(screen)
          .getByRole('button', { name: screen.words('affiliates:cancel'), disabled: true })
          .isVisible(),
    },
    { states: ['asking.checking'], isSeen: isSaid('affiliates:checking') },
    { states: ['unanswered'], isSeen: isSaid('affiliates:unanswered') },
  ],
});
