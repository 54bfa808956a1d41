import type { AffiliateMonths } from '../../../contract/http/affiliates.ts';
import { tokensOf } from '../player-api.ts';
import { command } from '../sandbox.ts';
import { patternOf } from '../words.ts';
import { askedAgainSteps } from './asked-again-steps.ts';
import type { Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const username = 'affiliate';

const askIn = (within: ReturnType<ReplayScreen['page']['getByRole']>, { words }: ReplayScreen) =>
  within.getByRole('button', { name: patternOf(words('affiliates:payout.ask')) });
const isTitled =
  (key: string) =>
  ({ page, words }: ReplayScreen) =>
    page.getByRole('dialog', { name: words(key), exact: true }).isVisible();

const monthsOf = async (origin: string, token: string): Promise<AffiliateMonths> => {
  const answer = await fetch(`${origin}/cms/v1/affiliates/calculation`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as AffiliateMonths;
};

/** The calculation of an affiliate to whom something is owed, with the dialog of its payout. */
export const createPayoutDriver = (): Driver => {
  let token = '';
  return {
    served: true,
    begin: async (screen) => {
      const tokens = await tokensOf(screen.origin, username);
      token = tokens.access_token;
      // What another path asked for is owed again.
      if ((await monthsOf(screen.origin, token)).waiting)
        await command(screen.origin, 'affiliatePayout', { username, confirm: false });
      await storeSession(screen, tokens);
      await screen.open('/account/bonuses/affiliates/calculation');
      await screen.appears(askIn(screen.page.getByRole('main'), screen));
      return 0;
    },
    drive: {
      'payout.wanted': (screen) => askIn(screen.page.getByRole('main'), screen).click(),
      'outcome.asked': (screen) =>
        screen.page
          .getByRole('dialog')
          .getByRole('button', { name: screen.words('affiliates:askAgain'), exact: true })
          .click(),
      'payout.confirmed': async (screen) => {
        const ask = askIn(screen.page.getByRole('dialog'), screen);
        await screen.appears(ask);
        await ask.click();
      },
      'dialog.closed': async (screen, { before }) => {
        const key = before === 'confirming' ? 'affiliates:cancel' : 'affiliates:close';
        const button = screen.page.getByRole('dialog').getByRole('button', { name: screen.words(key), exact: true });
        await screen.appears(button);
        await button.click();
      },
      ...askedAgainSteps,
      'xstate.done.actor.requestPayout': async (screen) => {
        await screen.calls.release(heldUrls.payout);
      },
      'xstate.error.actor.requestPayout': async (screen, { event }) => {
        if (event.error === 'no answer') return screen.calls.cut(heldUrls.payout);
        const closed = (await monthsOf(screen.origin, token)).months.find((month) => month.closed);
        const correction = { username, month: closed?.month ?? '', amount: 1, note: 'Counted again' };
        await command(screen.origin, 'affiliateCorrection', correction);
        await screen.calls.release(heldUrls.payout);
      },
    },
    never: {},
    apart: 'what was paid out is there no more',
    obstacle: () => null,
    spare: () => true,
    sights: [
      {
        states: ['confirming', 'asking', 'unanswered', 'refused'],
        isSeen: isTitled('affiliates:payout.confirmTitle'),
      },
      { states: ['asked'], isSeen: isTitled('affiliates:payout.askedTitle') },
      {
        states: ['asking'],
        isSeen: ({ page, words }) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: words('affiliates:cancel'), disabled: true })
            .isVisible(),
      },
      {
        states: ['asking.checking'],
        isSeen: ({ page, words }) => page.getByRole('dialog').getByText(words('affiliates:checking')).isVisible(),
      },
      {
        states: ['unanswered'],
        isSeen: ({ page, words }) => page.getByRole('dialog').getByText(words('affiliates:unanswered')).isVisible(),
      },
      {
        states: ['refused'],
        isSeen: ({ page, words }) => page.getByRole('dialog').getByText(words('errors:figuresDiffer')).isVisible(),
      },
    ],
  };
};
