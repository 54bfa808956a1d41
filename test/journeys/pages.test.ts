import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes, languages } from '../../contract/entities/languages.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { leftBefore } from '../support/left-before.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { textsShown } from '../support/texts-shown.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();

/** What reads like a key of a text, or like a placeholder that nothing filled. */
const unspoken = (text: string) => /^[a-z][A-Za-z]+(\.[a-z][A-Za-z]+)+$/.test(text) || /\{\{\s*\w+\s*\}\}/.test(text);

const sampled = { en: ['dark', desktop], de: ['light', phone], ru: ['dark', phone], el: ['light', desktop] } as const;

test.each(languages)(
  'every page of the footer, in %s, has its title, one heading and no key unspoken',
  async (language) => {
    const [mode, options] =
      language in sampled ? sampled[language as keyof typeof sampled] : (['dark', desktop] as const);
    const { page } = await visitor(options);
    await leftBefore(page, site().origin, { darkMode: String(mode === 'dark') });
    await page.goto(`${site().origin}/${language}/about_us`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The footer is fetched at the first sign of somebody.
    await page.mouse.move(10, 200);
    const links = page.locator('footer nav a');
    await links.last().waitFor();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths).toHaveLength(11);
    for (const path of paths) {
      const elsewhere = page.url().endsWith(path) ? '' : await page.title();
      await links.and(page.locator(`[href="${path}"]`)).click();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => page.title(), { message: path }).not.toBe(elsewhere);
      expect(await page.title(), path).toMatch(/ · Matchday$/);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count(), { message: path }).toBe(1);
      expect(path.startsWith(`/${language}/`), path).toBe(true);
      expect(await page.locator('html').getAttribute('lang')).toBe(languageCodes[language]);
      expect((await textsShown(page)).filter(unspoken), path).toEqual([]);
      if (language in sampled) expect(await axeViolations(page), `${path} in ${mode} mode`).toEqual([]);
    }
  },
);

test('the rules say the figures that hold, lead to their sections, and stand among the documents', async () => {
  expectComplaints(/404/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/documents');
  await page
    .getByRole('main')
    .getByRole('link', { name: screen.words('rules:title') })
    .click();
  await page.waitForURL('**/documents/rules');
  await expect.poll(() => page.getByRole('row', { name: /^RSD 20 5 10,000,000$/ }).count()).toBe(1);
  await page.getByRole('row', { name: '20 or more 120' }).waitFor();
  await page
    .getByRole('navigation', { name: screen.words('info:contents') })
    .getByRole('link', { name: 'Ice hockey' })
    .click();
  await page.waitForURL('**/documents/rules#hockey');
  for (const name of ['nothing', '__proto__', '..%2F..%2Fetc%2Fpasswd', '%5C%5Cevil', 'x'.repeat(5_000)]) {
    await page.goto(`${site().origin}/documents/${name}`);
    await page.getByRole('heading', { name: screen.words('common:error.notFound') }).waitFor();
  }
});

test('a message reaches the operator, a promotion shows its terms, and the connection check says how things stand', async () => {
  expectComplaints(/ERR_FAILED/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/contact_us', mira);
  const form = page.getByRole('form', { name: screen.words('info:pages.contact') });
  await expect
    .poll(() => form.getByLabel(screen.words('info:contact.email')).inputValue())
    .toBe(`${mira}@matchday.example`);
  await form.getByLabel(screen.words('info:contact.name')).fill('Mira');
  const send = form.getByRole('button', { name: screen.words('info:contact.send') });
  await send.click();
  await form.getByText(screen.words('errors:messageRequired')).waitFor();
  await form.getByLabel(screen.words('info:contact.message')).fill('Where is my ticket, please?');
  // Its answer is lost: sent again it is the same message.
  await page.route('**/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await form.getByRole('alert').getByText(screen.words('info:contact.failed')).waitFor();
  await page.unroute('**/contact');
  await send.click();
  await page.getByRole('heading', { name: screen.words('info:contact.sentTitle') }).waitFor();
  const reference = new URL(page.url()).searchParams.get('sent') ?? 'none';
  const [mail, ...others] = await command(site().origin, 'mail', { to: 'support@matchday.example' });
  expect(others.filter(({ text }) => text.includes('Where is my ticket'))).toEqual([]);
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain('Where is my ticket, please?');

  await screen.open('/');
  await page.getByRole('heading', { name: screen.words('home:leagues') }).waitFor();
  await page.mouse.move(20, 300);
  const slides = page.getByRole('region', { name: screen.words('info:slides.label') });
  await slides.getByRole('link', { name: /^Details: Up to 120% more$/ }).click();
  await page.waitForURL('**/promo?banner=bonus');
  await page.getByRole('heading', { name: screen.words('info:promo.terms') }).waitFor();
  await page.getByRole('link', { name: screen.words('info:promo.back') }).click();
  await page
    .getByRole('navigation', { name: screen.words('info:promo.filter') })
    .getByRole('link', { name: 'Live' })
    .click();
  await page.waitForURL('**/promo?category=live');
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1);
  await screen.open('/index1?campaign=systems');
  await page.getByRole('heading', { name: 'One miss is not the end', level: 2 }).waitFor();

  await screen.open('/ping');
  await page.getByText(/^\d+ ms \(/).waitFor();
  await expect.poll(() => page.getByText(/^connected for \d/).count()).toBe(2);
});

test('an operator’s own word stands there from the first sight on, and in the next document when it changed', async () => {
  const { page } = await visitor();
  const origin = site().origin.replace('localhost', '127.0.0.1');
  const seen: string[] = [];
  await page.exposeFunction('heard', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('main h2')?.textContent;
      if (heading) (window as unknown as { heard(text: string): void }).heard(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(`${origin}/de`);
  await page.getByRole('heading', { name: 'Jetzt im Flutlicht' }).waitFor();
  expect(new Set(seen)).toEqual(new Set(['Jetzt im Flutlicht']));
  const word = { operator: 'reflektor', lang: 'de', key: 'home:live' } as const;
  await command(site().origin, 'translation', { ...word, text: 'Flutlicht an' });
  await page.reload();
  await page.getByRole('heading', { name: 'Flutlicht an' }).waitFor();
  await command(site().origin, 'translation', word);
});

/** Addresses of the pages in the frame of the site, as the folder of their routes has them. */
const framed = readdirSync('src/routes/_default', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[a-z\d_/]+\.tsx$/.test(file) && file !== 'machines.tsx')
  .map((file) => `/${file.replace(/(^|\/)?(index)?\.tsx$/, '')}`);

test('every page opens at its top, however far down the one before was, and the way back leads to where one was', async () => {
  const { page } = await visitor({ viewport: { width: 390, height: 480 } });
  const screen = playerScreen(page, site().origin, 'en');
  /** The scroll position of a page, after scrolling to `to` if given. */
  const place = (to?: number) =>
    page.evaluate((top) => {
      const panes = [...document.querySelectorAll('#main, [data-scroll-restoration-id]')];
      if (top !== undefined) for (const pane of panes) pane.scrollTop = top;
      return Math.max(...panes.map(({ scrollTop }) => scrollTop));
    }, to);
  await screen.signIn('player');
  await screen.credit().waitFor();
  // Every page is long, and so is its skeleton: none is at its top because it is short.
  await page.addStyleTag({ content: '#main::after { content: ""; display: block; height: 2000px }' });
  expect(framed.length).toBeGreaterThan(25);
  // Backwards, for a page that only leads on to another one comes before it.
  for (const path of framed.toReversed()) {
    await screen.open(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expect.poll(() => place(), { message: path }).toBe(0);
    await expect.poll(() => place(300), { message: path }).toBe(300);
  }
  await screen.open('/support');
  await expect.poll(() => place()).toBe(0);
  // The footer is fetched at the first sign of somebody.
  await page.mouse.move(10, 200);
  const privacy = page.locator('footer').getByRole('link', { name: screen.words('info:pages.privacy') });
  await privacy.focus();
  const left = await place();
  expect(left).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/privacy');
  await expect.poll(() => place()).toBe(0);
  await page.goBack();
  await expect.poll(() => place()).toBe(left);
});
