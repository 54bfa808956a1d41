// Long because journeys of an account share a server of their own, with its mails.

import { afterEach, describe, expect, test } from 'vitest';
import {
  accountScreen,
  firstPassword,
  mailedLink,
  newPlayer,
  registerPlayer,
  secondPassword,
} from '../support/account-screen.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { leftBefore } from '../support/left-before.ts';
import { command } from '../support/sandbox.ts';
import { serverPushes } from '../support/server-pushes.ts';
import { phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints } = sharedJourneys();

const set = (key: string, value: boolean) => command(site().origin, 'status', { key, value: String(value) });

afterEach(async () => {
  for (const key of ['redirectToLogin', 'disableBettingPage', 'disableLiveBettingPage']) await set(key, false);
  await set('loginInDialog', true);
});

const start = async (language: 'en' | 'de' | 'ru' = 'en', options?: Parameters<typeof visitor>[0]) => {
  const { page } = await visitor(options);
  const screen = accountScreen(page, site().origin, language);
  // A mailed link always names its language, also the default one.
  const prefix = language === 'en' ? '(/en)?' : `/${language}`;
  const at = (path: string) => page.waitForURL(new RegExp(`^${site().origin}${prefix}${path === '/' ? '/?' : path}$`));
  return { page, screen, at };
};

describe('Registering', () => {
  test('signs in at once, says that the address waits, and the link of the mail confirms it', async () => {
    const { page, screen, at } = await start();
    const player = newPlayer();
    await screen.open('/auth/login');
    await screen.link('auth:register.title').click();
    await at('/auth/register');
    await screen.form('auth:register.title').waitFor();
    await screen.fillRegistration(player);
    // Age and terms, above the button whose press is the consent, with both papers to read elsewhere.
    const form = screen.form('auth:register.title');
    const said = await form.getByText(screen.words('auth:register.consent')).boundingBox();
    const submit = await screen.button('auth:register.submit').boundingBox();
    expect(said && submit && said.y + said.height <= submit.y).toBe(true);
    for (const [key, to] of [
      ['terms', '/termsnc'],
      ['privacy', '/privacy'],
    ] as const) {
      const paper = screen.link(`auth:register.${key}`, form);
      expect([await paper.getAttribute('href'), await paper.getAttribute('target')]).toEqual([to, '_blank']);
    }
    const sent = page.waitForRequest('**/kcmanager/registerUser');
    await screen.button('auth:register.submit').click();
    expect((await sent).postDataJSON()).toMatchObject({ consent: true });
    const welcome = screen.dialog('auth:welcome.title');
    await welcome.getByText(screen.words('auth:welcome.text', { email: player.email })).waitFor();
    await at('/');
    await expect.poll(() => screen.button('auth:resend.action', welcome).isDisabled()).toBe(true);
    await screen.button('auth:welcome.continue').click();
    await screen.credit().waitFor();

    await screen.open('/account/settings');
    await page.getByText(screen.words('account:profile.unconfirmed'), { exact: true }).waitFor();
    await page.goto(await mailedLink(site().origin, player.email));
    await page.getByRole('heading', { name: screen.words('auth:verification.confirmed') }).waitFor();
    expect(page.url()).toMatch(/\/verification$/);
    await screen.open('/account/settings');
    await page.getByText(screen.words('account:profile.confirmed'), { exact: true }).waitFor();
  });

  test('goes by keyboard alone, in the dialog', async () => {
    const { page, screen } = await start('de');
    const player = newPlayer();
    await screen.open('/');
    await screen.tabTo(screen.loginLink());
    await page.keyboard.press('Enter');
    await expect.poll(() => screen.field('auth:username').evaluate((e) => e === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = screen.dialog('auth:register.title');
    await expect
      .poll(() => screen.field('auth:username', dialog).evaluate((e) => e === document.activeElement))
      .toBe(true);
    for (const [key, text] of [
      ['auth:username', player.username],
      ['auth:register.firstName', 'Ana'],
      ['auth:register.lastName', 'Müller-Lüdenscheidt'],
      ['auth:email', player.email],
      ['auth:password', firstPassword],
      ['auth:passwordConfirmation', firstPassword],
    ] as const) {
      await screen.tabTo(screen.field(key));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await screen.dialog('auth:welcome.title').waitFor();
    await page.keyboard.press('Escape');
    await screen.credit().waitFor();
  });

  test('is refused at the field that is wrong: by the form when it is left, by the server when it is sent', async () => {
    expectComplaints(/kcmanager\/registerUser/);
    const { page, screen } = await start();
    await screen.open('/auth/register');
    const username = screen.field('auth:username');
    const email = screen.field('auth:email');
    await username.fill('a b');
    await username.blur();
    await expect.poll(() => screen.problem(username)).toBe(screen.words('errors:usernameInvalid'));
    await expect.poll(() => screen.problem(email)).toBeNull();
    await screen.button('auth:register.submit').click();
    await expect.poll(() => screen.problem(email)).toBe(screen.words('errors:emailRequired'));
    await expect
      .poll(() => screen.problem(screen.field('auth:register.firstName')))
      .toBe(screen.words('errors:firstNameRequired'));
    await expect.poll(() => username.evaluate((element) => element === document.activeElement)).toBe(true);

    const digit = page.getByRole('listitem').filter({ hasText: screen.words('auth:rules.digit') });
    await screen.field('auth:password').fill('Sunny Terrace');
    await expect.poll(() => digit.getAttribute('data-met')).toBe('false');
    await screen.fillRegistration({ ...newPlayer(), username: 'player' });
    await expect.poll(() => digit.getAttribute('data-met')).toBe('true');
    await screen.field('auth:passwordConfirmation').fill('Sunny Terrace 8');
    await screen.field('auth:passwordConfirmation').blur();
    await expect
      .poll(() => screen.problem(screen.field('auth:passwordConfirmation')))
      .toBe(screen.words('errors:passwordsDiffer'));
    await screen.field('auth:passwordConfirmation').fill(firstPassword);
    await screen.button('auth:register.submit').click();
    await screen.notice('errors:usernameTaken').waitFor();
    await expect.poll(() => screen.problem(username)).toBe(screen.words('errors:usernameTaken'));
    await username.fill('player77');
    await expect.poll(() => screen.problem(username)).toBeNull();
  });
});

describe('A forgotten password', () => {
  test('is asked for, set anew by the mail, and then the new one signs in and the old one does not', async () => {
    expectComplaints(/kcmanager\/loginUser/);
    const { page, screen, at } = await start('de');
    const player = await registerPlayer(site().origin, 'de');
    await screen.open('/');
    await screen.loginLink().click();
    await screen.link('auth:forgot.link').click();
    await screen.field('auth:email').fill(player.email);
    await screen.button('auth:forgot.submit').click();
    await screen.notice('auth:emailSentSuccessfully').waitFor();

    await page.goto(await mailedLink(site().origin, player.email));
    // Where one signs in in the dialog, the dialog takes the new password too.
    await at('/');
    await page.getByRole('dialog').getByLabel(screen.words('auth:newPassword'), { exact: true }).waitFor();
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
      /token=/,
    );
    await screen.field('auth:newPassword').fill(secondPassword);
    await screen.field('auth:passwordConfirmation').fill(secondPassword);
    await screen.button('auth:reset.submit').click();
    await screen.notice('auth:passwordReset').waitFor();
    await at('/');
    const dialog = screen.dialog('auth:title');
    await dialog.waitFor();
    const signIn = async (password: string) => {
      await screen.field('auth:username', dialog).fill(player.username);
      await screen.field('auth:password', dialog).fill(password);
      await screen.button('auth:submit', dialog).click();
    };
    await signIn(firstPassword);
    await screen.notice('errors:credentialsWrong').waitFor();
    await signIn(secondPassword);
    await screen.credit().waitFor();
    await dialog.waitFor({ state: 'detached' });
  });

  test('leads to the login page where the site has no login dialog', async () => {
    await set('loginInDialog', false);
    const { page, screen, at } = await start();
    const player = await registerPlayer(site().origin);
    await screen.open('/auth/forgot-password');
    await screen.field('auth:email').fill('nobody@mail.example');
    await screen.button('auth:forgot.submit').click();
    await screen.notice('auth:emailSentSuccessfully').waitFor();
    await screen.field('auth:email').fill(player.email);
    await screen.button('auth:forgot.submit').click();
    await expect.poll(() => mailedLink(site().origin, player.email)).toContain('reset-password');
    await page.goto(await mailedLink(site().origin, player.email));
    await at('/auth/reset-password');
    await screen.field('auth:newPassword').fill(secondPassword);
    await screen.field('auth:passwordConfirmation').fill(secondPassword);
    await screen.button('auth:reset.submit').click();
    await at('/auth/login');
    await screen.submitLogin(player.username, secondPassword);
    await screen.credit().waitFor();
  });

  test.each(['', '?userId=1', '?token=abc', '?userId=&token='])(
    'cannot be set anew without a whole link: %s',
    async (query) => {
      const { page, screen, at } = await start();
      await page.goto(`${site().origin}/auth/reset-password${query}`);
      await at('/auth/login');
      await screen.notice('errors:resetLinkMissing').waitFor();
    },
  );

  test('is given up with its page: the link is not there any more', async () => {
    await set('loginInDialog', false);
    const { page, screen, at } = await start();
    await page.goto(`${site().origin}/auth/reset-password?userId=1&token=abc`);
    await screen.field('auth:newPassword').waitFor();
    await screen.link('auth:reset.back').click();
    await at('/auth/forgot-password');
    await screen.form('auth:forgot.title').waitFor();
    await page.goBack();
    await at('/auth/login');
    await screen.notice('errors:resetLinkMissing').waitFor();
  });

  test('is not set by a link that has served, and the page says so', async () => {
    expectComplaints(/kcmanager\/resetPassword/);
    const { page, screen } = await start();
    await page.goto(`${site().origin}/auth/reset-password?userId=1&token=abc`);
    await screen.field('auth:newPassword').fill(secondPassword);
    await screen.field('auth:passwordConfirmation').fill(secondPassword);
    await screen.button('auth:reset.submit').click();
    await screen.notice('errors:resetLinkInvalid').waitFor();
  });
});

describe('Guards', () => {
  test('a dialog that the site forces stays until somebody has signed in', async () => {
    const { page, screen, at } = await start();
    const { connected } = await serverPushes(page);
    await screen.open('/betting');
    await connected('sports');
    await set('redirectToLogin', true);
    await at('/');
    const dialog = screen.dialog('auth:title');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await screen.button('common:close', dialog).count()).toBe(0);
    await screen.link('auth:register.title', dialog).click();
    await screen.dialog('auth:register.title').waitFor();
    await screen.link('auth:submit', screen.dialog('auth:register.title')).click();
    await screen.field('auth:username', dialog).fill('player');
    await screen.field('auth:password', dialog).fill('Sandbox12345');
    await screen.button('auth:submit', dialog).click();
    await dialog.waitFor({ state: 'detached' });
    await at('/betting');
  });

  test('who is signed in goes home from the forms, and nobody else sees his settings', async () => {
    const { screen, at } = await start();
    await screen.open('/account/settings');
    await at('/');
    await screen.openAs('/', 'player');
    for (const page of ['login', 'register', 'forgot-password']) {
      await screen.open(`/auth/${page}`);
      await at('/');
    }
  });

  test('a player on his tickets is sent home only when both sections are switched off under him', async () => {
    const { page, screen, at } = await start();
    const { connected } = await serverPushes(page);
    await screen.openAs('/', 'player');
    await screen.open('/ticket_history');
    await connected('sports');
    await set('disableBettingPage', true);
    await page
      .getByRole('banner')
      .getByRole('link', { name: screen.words('common:menu.betting') })
      .waitFor({
        state: 'detached',
      });
    expect(new URL(page.url()).pathname).toBe('/ticket_history');
    await set('disableLiveBettingPage', true);
    await at('/');
  });
});

describe('Account settings', () => {
  test('the password is changed by the current one, and other devices are signed out', async () => {
    expectComplaints(/kcmanager\/changePassword|401/);
    const player = await registerPlayer(site().origin);
    const [here, there] = [await start(), await start('de')];
    for (const { screen } of [here, there]) {
      await screen.signIn(player.username, firstPassword);
      await screen.signedIn();
      await screen.credit().waitFor();
    }
    const { page, screen } = here;
    await screen.openDrawer();
    await page.getByRole('link', { name: screen.words('account:links.settings') }).click();
    // The registration itself was a sign-in as well.
    await expect.poll(() => page.getByText(/^Signed in 20/).count()).toBe(3);
    const change = async (current: string) => {
      await screen.field('auth:currentPassword').fill(current);
      await screen.field('auth:newPassword').fill(secondPassword);
      await screen.field('auth:passwordConfirmation').fill(secondPassword);
      await screen.button('auth:changePassword').click();
    };
    await change('Not The One 1');
    await screen.notice('errors:passwordWrong').waitFor();
    await expect
      .poll(() => screen.problem(screen.field('auth:currentPassword')))
      .toBe(screen.words('errors:passwordWrong'));
    await change(firstPassword);
    await screen.notice('auth:passwordChanged').waitFor();
    await page.getByText(screen.words('account:sessions.none')).waitFor();
    await expect.poll(() => screen.field('auth:currentPassword').inputValue()).toBe('');
    await there.screen.loginLink().waitFor();
    await expect.poll(() => mailedLink(site().origin, player.email)).toContain('/en/auth/forgot-password');
  });

  test('other devices are signed out by one press', async () => {
    expectComplaints(/401/);
    const player = await registerPlayer(site().origin);
    const [here, there] = [await start(), await start()];
    for (const { screen } of [here, there]) {
      await screen.signIn(player.username, firstPassword);
      await screen.signedIn();
      await screen.credit().waitFor();
    }
    await here.screen.open('/account/settings');
    await here.screen.button('account:sessions.endOthers').click();
    await here.screen.notice('auth:sessionsEnded').waitFor();
    await here.page.getByText(here.screen.words('account:sessions.none')).waitFor();
    await there.screen.loginLink().waitFor();
    await here.screen.credit().waitFor();
  });
});

describe.each([
  ['ru', 'true'],
  ['de', 'false'],
] as const)('On a phone, in %s', (language, darkMode) => {
  test('every form and page of the account fits, and axe finds nothing', async () => {
    expectComplaints(/confirmEmailVerification/);
    const { page, screen } = await start(language, phone);
    await leftBefore(page, site().origin, { darkMode });
    const look = async (path: string) => {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await axeViolations(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    };
    for (const path of [
      '/auth/login',
      '/auth/register',
      '/auth/forgot-password',
      '/auth/reset-password?userId=1&token=abc',
      '/verification',
      '/verification?userId=1&token=abc',
    ]) {
      await screen.open(path);
      await look(path);
    }
    await screen.load('/auth/register');
    await screen.button('auth:register.submit').click();
    expect(await axeViolations(page), 'refused').toEqual([]);
    await screen.open('/');
    await screen.loginLink().click();
    await screen.link('auth:register.title', screen.dialog('auth:title')).click();
    await screen.fillRegistration(newPlayer());
    expect(await axeViolations(page), 'dialog').toEqual([]);
    await screen.button('auth:register.submit').click();
    await screen.dialog('auth:welcome.title').waitFor();
    expect(await axeViolations(page), 'welcome').toEqual([]);
    await screen.button('auth:welcome.continue').click();
    await screen.open('/account/settings');
    await look('/account/settings');
  });
});
