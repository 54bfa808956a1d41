import type { AnyRouter } from '@tanstack/react-router';
import type { Locator, Page } from 'playwright';
import { type Language, languageCodes } from '../../contract/entities/languages.ts';
import { leftBefore } from './left-before.ts';
import { tokensOf } from './player-api.ts';
import { patternOf, wordsIn } from './words.ts';

/** A long list draws only what is near the window, and a press may scroll it. */
export const toTop = (page: Page) =>
  page.locator('main [data-scroll-restoration-id]').evaluate((pane) => pane.scrollTo(0, 0));

declare global {
  interface Window {
    /** Left there by the router's package. */
    __TSR_ROUTER__?: AnyRouter;
  }
}

/** Whether the router is where it was sent, or wherever that leads, with all of it drawn. */
const hasArrived = (): boolean => {
  const { history, state } = window.__TSR_ROUTER__ ?? {};
  return state?.status === 'idle' && state.resolvedLocation?.state.__TSR_key === history?.location.state.__TSR_key;
};

/** From one page of the site to another, without loading it anew; false where the site is not open in this language. */
const goOn = async (page: Page, address: string, language: Language): Promise<boolean> => {
  const { origin } = new URL(address);
  if (new URL(page.url()).origin !== origin) return false;
  const isSent = await page.evaluate(
    ([path, code]) => {
      if (document.documentElement.lang !== code) return false;
      window.__TSR_ROUTER__?.history.push(path);
      return window.__TSR_ROUTER__ !== undefined;
    },
    [address.slice(origin.length), languageCodes[language]] as const,
  );
  if (isSent) await page.waitForFunction(hasArrived);
  return isSent;
};

/** What a player does on the site, by the names that he reads. */
export const playerScreen = (page: Page, origin: string, language: Language) => {
  const words = wordsIn(language);
  const prefix = language === 'en' ? '' : `/${language}`;
  const main = page.locator('#main');
  const slip = page.locator('#ticket');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const button = (key: string) => page.getByRole('button', { name: words(key), exact: true });

  /** Opens a page from without: by its address, on a site that begins anew. */
  const load = async (path: string) => {
    await page.goto(`${origin}${prefix}${path}`);
    await main.waitFor();
  };

  /** Opens a page: from another one of the site as a link would, for that takes a tenth of a load's time. */
  const open = async (path: string) => {
    const address = `${origin}${prefix}${path}`;
    if (page.url() === address || !(await goOn(page, address, language))) await load(path);
  };

  const openSlip = async () => {
    // While a page loads there is neither the docked slip nor the button that opens it.
    const opener = page.locator('[aria-controls="ticket"]').filter({ visible: true });
    await slip.filter({ visible: true }).or(opener).first().waitFor();
    if (await slip.isVisible()) return;
    // While a page is being changed neither may be there.
    if (await opener.isVisible()) await opener.click();
    await slip.waitFor();
  };

  const submitLogin = async (username: string, password: string) => {
    await page.getByLabel(words('auth:username'), { exact: true }).fill(username);
    await page.getByLabel(words('auth:password'), { exact: true }).fill(password);
    await main.getByRole('button', { name: words('auth:submit'), exact: true }).click();
  };

  const signIn = async (username: string, password = 'Sandbox12345') => {
    await load('/auth/login');
    await submitLogin(username, password);
  };

  const signedIn = () => page.waitForURL((url) => !url.pathname.includes('/auth/'));

  /** The browser of a player who has signed in before: the form has journeys of its own. */
  const remember = async (username: string) => {
    const session = JSON.stringify({ version: 1, tokens: await tokensOf(origin, username) });
    await leftBefore(page, origin, { tokens: session });
  };

  /** Opens a page as a visitor, or as a player who has signed in before. */
  const openAs = async (path: string, username?: string) => {
    if (username === undefined) return open(path);
    await remember(username);
    await load(path);
    await page.waitForFunction(() => window.matchday?.running?.app.getSnapshot().context.user);
  };

  /**
   * Presses the odd of the home side in a number of matches of the board, and returns the names of the matches and of
   * their buttons.
   */
  const pickHomeWins = async (count: number): Promise<{ match: string; name: string }[]> => {
    const homeWin = ':nth-child(1 of [data-odd])';
    const odds = main.locator(`[data-odds-row] ${homeWin}[aria-disabled="false"][aria-pressed="false"]`);
    const choice = 8;
    await odds.nth(Math.min(count, choice)).waitFor();
    const picked: { match: string; name: string }[] = [];
    while (picked.length < count) {
      // A long list draws what is near its window: where all of it is picked, the next comes behind the last row.
      if (picked.length > 0 && (await odds.count()) === 0) {
        await main.locator('[data-odds-row]').last().scrollIntoViewIfNeeded();
        await odds.first().waitFor();
      }
      const found = await odds.evaluateAll(
        (buttons, size) =>
          buttons
            .slice(0, size)
            .map((odd) => {
              const row = odd.closest('[data-odds-row]');
              const link = row?.querySelector<HTMLAnchorElement>('a[title]');
              return {
                address: link?.getAttribute('href') ?? '',
                match: link?.title ?? '',
                name: `${odd.querySelector('[hidden]')?.textContent} ${(odd as HTMLElement).innerText}`,
                begins: row?.querySelector('time')?.dateTime ?? '',
              };
            })
            // The latest of them: a match that begins while the journey runs takes no ticket any more.
            .sort((one, other) => other.begins.localeCompare(one.begins)),
        choice,
      );
      const [latest] = found;
      if (!latest) continue;
      const row = main.locator('[data-odds-row]', { has: page.locator(`a[href="${latest.address}"]`) }).first();
      await row.locator(homeWin).first().click();
      await row.locator(`${homeWin}[aria-pressed="true"]`).waitFor();
      picked.push({ match: latest.match, name: latest.name });
    }
    return picked;
  };

  return {
    words,
    slip,
    load,
    open,
    remember,
    openAs,
    openSlip,

    signIn,

    submitLogin,

    signedIn,

    pickHomeWins,

    /** Picks home sides of the prematch board as a player. */
    pickSignedIn: async (username: string, count: number) => {
      await openAs('/betting', username);
      return pickHomeWins(count);
    },

    /** The last pieces of a filled slip that come late; with a player, also the line of his open tickets. */
    slipStands: async ({ signedIn }: { signedIn: boolean }) => {
      await slip.getByRole('button', { name: words('reuse:share'), exact: true }).waitFor();
      if (signedIn) await slip.getByRole('button', { name: words('common:ticket.openTickets') }).waitFor();
    },

    stakeField: () => slip.getByLabel(words('ticket:stake'), { exact: true }),

    /** Also takes odds as they come: prices move while a journey runs. */
    typeStake: async (stake: number) => {
      await slip.getByRole('switch', { name: words('ticket:autoOdds') }).check();
      const field = slip.getByLabel(words('ticket:stake'), { exact: true });
      await field.fill(String(stake));
      await field.blur();
    },

    payButton: (): Locator => slip.getByRole('button', { name: patternOf(words('ticket:pay')) }),
    pay: () => slip.getByRole('button', { name: patternOf(words('ticket:pay')) }).click(),

    acceptedDialog: () => dialog(words('ticket:accepted')),
    rejectedDialog: () => dialog(words('ticket:rejected')),
    closeDialog: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
    },

    openFirstMatch: async () => {
      await main.locator('a[href*="event="]').first().click();
      await page.waitForURL(/[?&]event=/);
      // Its head names both sides, and arrives after the address has changed.
      await main.getByRole('heading', { level: 1, name: /–/ }).waitFor();
    },

    newestTicket: () => main.getByRole('row').nth(1),
    openNewestTicket: async () => {
      await main
        .getByRole('button', { name: patternOf(words('history:details')) })
        .first()
        .click();
      await main.getByRole('button', { expanded: true }).waitFor();
    },

    openDrawer: async () => {
      await button('common:header.account').click();
      await page.getByRole('dialog').first().waitFor();
    },

    /** The wallet picker of the header; its name contains wallet and credit. */
    credit: () =>
      page.getByRole('banner').getByRole('button', {
        name: new RegExp(`^${words('common:header.wallet')} .+, ${words('common:header.credit')} [\\d.,]+`),
      }),
    loginLink: () => page.getByRole('banner').getByText(words('common:header.login'), { exact: true }),
    notice: (key: string) => page.getByText(words(key), { exact: true }).first(),
    /** The line above the board about odds that may be old. */
    stale: () => page.getByText(words('betting:stale'), { exact: true }),
    checking: () => slip.getByText(words('ticket:checking'), { exact: true }).first(),
    waiting: () =>
      slip.getByRole('heading').getByText(new RegExp(`^(${words('ticket:sending')}|${words('ticket:waiting')})$`)),
  };
};

export type PlayerScreen = ReturnType<typeof playerScreen>;
