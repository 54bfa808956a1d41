import { afterEach, expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys();
const [one, other] = [newPlayer(), newPlayer()];

const set = (key: string, value: boolean) => command(site().origin, 'status', { key, value: String(value) });

afterEach(async () => {
  await set('redirectToLogin', false);
  await set('disableLiveBettingPage', false);
  await set('loginInDialog', true);
});

const start = async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'de');
  const at = (address: string) => page.waitForURL(`${site().origin}/de${address}`);
  const dialogForm = () => page.getByRole('dialog').getByRole('form', { name: screen.words('auth:title') });
  const submitIn = async (part: 'dialog' | 'main', username: string) => {
    const form = page.getByRole(part);
    await form.getByLabel(screen.words('auth:username'), { exact: true }).fill(username);
    await form.getByLabel(screen.words('auth:password'), { exact: true }).fill('Sandbox12345');
    await form.getByRole('button', { name: screen.words('auth:submit'), exact: true }).click();
  };
  return { page, screen, at, dialogForm, submitIn };
};

test('who signs in on the login page is back where he was, in his language', async () => {
  await set('loginInDialog', false);
  const { page, screen, at, submitIn } = await start();
  await screen.open('/betting?sport=T');
  await page.getByRole('main').locator('[data-odds-row]').first().waitFor();
  await screen.loginLink().click();
  await at('/auth/login');
  await page.reload();
  await submitIn('main', one);
  await at('/betting?sport=T');
  await screen.credit().waitFor();
});

test('who was sent to the login page comes to the page he asked for', async () => {
  await set('loginInDialog', false);
  await set('redirectToLogin', true);
  const { page, at, screen, submitIn } = await start();
  await page.goto(`${site().origin}/de/live_betting?sport=B`);
  await at('/auth/login');
  await submitIn('main', one);
  await at('/live_betting?sport=B');
  await screen.credit().waitFor();
});

test('who was sent to the login dialog comes to the page he asked for', async () => {
  await set('redirectToLogin', true);
  const { page, at, dialogForm, submitIn } = await start();
  await page.goto(`${site().origin}/de/live_betting?sport=B`);
  await at('');
  await dialogForm().waitFor();
  await submitIn('dialog', one);
  await at('/live_betting?sport=B');
});

test('whose session ended on a page for players is back there when he has signed in again', async () => {
  expectComplaints(/401/);
  const { page, screen, at, dialogForm, submitIn } = await start();
  await screen.open('/auth/login');
  await submitIn('main', other);
  await at('');
  await screen.open('/ticket_history');
  await screen.credit().waitFor();
  await page.getByRole('main').getByText(screen.words('history:emptyTitle')).waitFor();
  await command(site().origin, 'token', { username: other, expire: 'session' });
  await dialogForm().waitFor();
  await at('');
  await submitIn('dialog', other);
  await at('/ticket_history');
});

test('whose session ends while such a page is being loaded comes to it when he has signed in again', async () => {
  // The page that could not be loaded complains.
  expectComplaints(/401|RefusedError/);
  const { page, screen, at, dialogForm, submitIn } = await start();
  await screen.open('/auth/login');
  await submitIn('main', other);
  await at('');
  let ask: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    ask = resolve;
  });
  await page.route(
    '**/sportsbetting/v1/ticketHistory',
    async (route) => {
      await ended;
      await route.continue();
    },
    { times: 1 },
  );
  await screen.load('/ticket_history');
  await screen.credit().waitFor();
  await command(site().origin, 'token', { username: other, expire: 'session' });
  await dialogForm().waitFor();
  ask();
  await at('');
  await submitIn('dialog', other);
  await at('/ticket_history');
});

test('a page that was switched off meanwhile leads home', async () => {
  await set('loginInDialog', false);
  const { screen, at, submitIn } = await start();
  await screen.open('/live_betting');
  await screen.open('/auth/login');
  await set('disableLiveBettingPage', true);
  await submitIn('main', one);
  await at('');
  await screen.credit().waitFor();
});

test.each(['//evil.example/betting', '/\\evil.example', 'javascript:alert(1)', '/nowhere', '/logout', '/auth/login'])(
  'a stored address that is no page to come back to leads home: %s',
  async (path) => {
    const { page, screen, at, submitIn } = await start();
    await screen.open('/auth/login');
    await page.evaluate(
      (stored) => sessionStorage.setItem('lastRoute', JSON.stringify({ version: 1, path: stored, at: Date.now() })),
      path,
    );
    await page.reload();
    await submitIn('main', one);
    await at('');
    await screen.credit().waitFor();
  },
);

test('the icon of the installed site opens where the visitor was; a typed address opens what it says', async () => {
  const { page, screen } = await start();
  const opened = async (address: string) => {
    const tab = await page.context().newPage();
    await tab.goto(`${site().origin}${address}`);
    await tab.locator('#main').waitFor();
    await tab.waitForLoadState('networkidle');
    const url = tab.url().slice(site().origin.length);
    await tab.close();
    return url;
  };
  const { start_url: icon } = (await (await page.request.get(`${site().origin}/manifest.webmanifest`)).json()) as {
    start_url: string;
  };
  expect(await opened(icon)).toBe('/');
  await screen.open('/betting?sport=T');
  await page.waitForLoadState('networkidle');
  expect(await opened(icon)).toBe('/betting?sport=T');
  expect(await opened('/')).toBe('/');
  expect(await opened(icon)).toBe('/');
});
