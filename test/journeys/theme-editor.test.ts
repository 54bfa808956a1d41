// Long because one editor is seen in both modes, on two sizes, in seven languages and under hostile texts.

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
import { themesByDomain } from '../../contract/entities/theme.ts';
import { modeTokens } from '../../src/theme/tokens.ts';
import { axeInBothModes, axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { desktop, modes, phone, showMode } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys();
const mira = newPlayer();
const words = wordsIn('en');

const editorIn = (page: Page, said = words) => {
  const panel = page.getByRole('dialog', { name: said('theme:title'), exact: true });
  const button = (key: string) => panel.getByRole('button', { name: said(key), exact: true }).first();
  const question = page.locator('dialog[open]').last();
  return {
    panel,
    button,
    question,
    answer: (key: string) => question.getByRole('button', { name: said(key), exact: true }).click(),
    swatch: (token: string, mode: string) =>
      panel.getByRole('button', {
        name: new RegExp(`^${said(`theme:tokens.${token}`)}, ${said(`theme:view.${mode}`)}: #`),
      }),
    hex: panel.getByLabel(said('theme:picker.hex'), { exact: true }),
    template: panel.getByLabel(said('theme:template'), { exact: true }),
    open: async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: said('common:header.account'), exact: true })
        .click();
      await page.getByRole('button', { name: said('theme:title'), exact: true }).click();
      await button('theme:save').waitFor();
    },
    paste: async (text: string) => {
      await button('theme:paste').click();
      await question.getByLabel(said('theme:pasteField')).fill(text);
      await question.getByRole('button', { name: said('theme:pasteTake') }).click();
    },
  };
};

/** A colour of the theme as a document has it. */
const painted = (target: Page | ReturnType<Page['frame']>, token: string) =>
  target?.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(`--md-${name}`), token);
const frameOf = (page: Page, mode: string) => page.frame({ name: `theme-${mode}` });

const opened = async (options = desktop, path = '/betting?time=all') => {
  const { page } = await visitor(options);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs(path, 'al2');
  const editor = editorIn(page);
  await editor.open();
  return { page, screen, editor };
};

const choose = async (editor: ReturnType<typeof editorIn>, colour: string) => {
  if ((await editor.swatch('accent', 'light').getAttribute('aria-expanded')) !== 'true')
    await editor.swatch('accent', 'light').click();
  await editor.hex.fill(colour);
};

/** All code that a browser is sent. */
const codeOf = (context: BrowserContext): (() => Promise<string>) => {
  const bodies: Promise<string>[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
};

test('a player loads no byte of the editor, role AL2 does', async () => {
  const marks = ['themeDraft', 'themeTemplates', 'draftPause', 'template.named'];
  const player = await visitor();
  const code = codeOf(player.context);
  const screen = playerScreen(player.page, site().origin, 'en');
  await screen.openAs('/betting', mira);
  await screen.credit().waitFor();
  await screen.openDrawer();
  await player.page
    .getByRole('button', { name: words('common:header.logout') })
    .last()
    .waitFor();
  await player.page.waitForLoadState('networkidle');
  const sent = await code();
  expect(sent.length).toBeGreaterThan(100_000);
  expect(marks.filter((mark) => sent.includes(mark))).toEqual([]);
  expect(await player.page.getByText(words('theme:title'), { exact: true }).count()).toBe(0);

  const owner = await visitor();
  const ownCode = codeOf(owner.context);
  const own = playerScreen(owner.page, site().origin, 'en');
  await own.openAs('/betting', 'al2');
  await editorIn(owner.page).open();
  await expect
    .poll(async () => {
      const all = await ownCode();
      return marks.filter((mark) => all.includes(mark));
    })
    .toEqual(marks);
});

test('the bars of the browser have the colour of the header that was chosen', async () => {
  const { page, editor } = await opened();
  const bars = () => page.locator('meta[name="theme-color"]').getAttribute('content');
  await editor.swatch('surface-1', 'dark').click();
  await editor.hex.fill('#1A2B3C');
  await expect.poll(() => painted(frameOf(page, 'dark'), 'surface-1')).toBe('#1a2b3c');
  // The editor keeps its own.
  expect(await bars()).toBe(modeTokens.dark['surface-1']);
  await editor.button('common:close').click();
  await expect.poll(bars).toBe('#1a2b3c');
  await showMode(page, 'light');
  await expect.poll(bars).toBe(await painted(page, 'surface-1'));
  await showMode(page, 'dark');
  await expect.poll(bars).toBe('#1a2b3c');
});

test('what is chosen is painted at once in its mode alone, kept, and survives a reload with the way back', async () => {
  const { page, editor, screen } = await opened();
  await choose(editor, '#FF8A3D');
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe('#ff8a3d');
  expect(await painted(frameOf(page, 'dark'), 'accent')).toBe(modeTokens.dark.accent);
  for (const mode of modes)
    await expect.poll(() => frameOf(page, mode)?.evaluate(() => document.documentElement.dataset.mode)).toBe(mode);
  // The editor keeps its own.
  expect(await painted(page, 'accent')).toBe(modeTokens.dark.accent);

  // Orange under white: reported with its ratio, and mended.
  const fix = editor.panel.getByRole('button', { name: /^2\.3 Fix: Accent, Light: contrast 2\.3, needs 3\.0$/ });
  await fix.click();
  await expect.poll(() => fix.count()).toBe(0);
  const mended = await painted(frameOf(page, 'light'), 'accent');
  expect(mended).not.toBe('#ff8a3d');

  await editor.panel.getByText(/Draft kept at \d\d:\d\d:\d\d/).waitFor();
  // It may be the one before.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('themeDraft'))).toContain(`"accent":"${mended}"`);
  await editor.button('common:close').click();
  await showMode(page, 'light');
  await expect.poll(() => painted(page, 'accent')).toBe(mended);
  await page.reload();
  await screen.credit().waitFor();
  await expect.poll(() => painted(page, 'accent')).toBe(mended);

  await editor.open();
  await page.keyboard.press('Control+z');
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe('#ff8a3d');
  await editor.button('theme:undo').click();
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe(modeTokens.light.accent);
  await editor.button('theme:redo').click();
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe('#ff8a3d');

  await editor.button('theme:reset').click();
  await editor.answer('theme:reset');
  await editor.panel.getByText(words('theme:news.reset')).waitFor();
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe(modeTokens.light.accent);
});

test('a template is saved by name, loaded, copied, exported for the operator and deleted', async () => {
  const { page, editor } = await opened();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(editor, '#0B4A4A');
  await editor.button('theme:save').click();
  await editor.answer('theme:save');
  await editor.question.getByText(words('theme:nameMissing')).waitFor();
  await editor.question.getByLabel(words('theme:name')).fill('Derby night');
  await page.keyboard.press('Enter');
  await editor.panel.getByText(words('theme:news.saved')).waitFor();
  expect(await editor.template.inputValue()).toBe('=Derby night');

  await editor.template.selectOption('');
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe(modeTokens.light.accent);
  await editor.template.selectOption('=Derby night');
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe('#0b4a4a');

  await editor.button('theme:copy').click();
  await editor.panel.getByText(words('theme:news.copied')).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ name: 'Derby night', light: { accent: '#0b4a4a' } });

  const download = page.waitForEvent('download');
  await editor.button('theme:export').click();
  const file = await (await download).path();
  const exported = themesByDomain.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(exported.theme.light[0]).toMatchObject({ name: 'Matchday', colors: { accent: '#0b4a4a' } });

  await editor.button('theme:delete').click();
  await editor.answer('theme:delete');
  await editor.panel.getByText(words('theme:news.deleted')).waitFor();
  await editor.template.selectOption('');
  await editor.paste(copied);
  await editor.panel.getByText(words('theme:news.pasted_other', { count: '44' })).waitFor();
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe('#0b4a4a');
});

test('a bomb in a pasted text does nothing, and says so', async () => {
  const { page, editor } = await opened();
  const styles = () => frameOf(page, 'light')?.evaluate(() => document.documentElement.style.cssText);
  await expect.poll(async () => (await styles())?.includes('--md-accent')).toBe(true);
  const before = await styles();
  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  for (const [text, refusal] of [
    [`"${'x'.repeat(64 * 1024 - 1)}"`, 'tooLong'],
    [deep, 'noColours'],
    ['{"__proto__":{"dark":{"accent":"#ffffff"}}}', 'noColours'],
    ['{"light":{"accent":"url(//evil.example/x)"}}', 'noColours'],
    ['{"light":{"accent":"expression(alert(1))","text":"red;}*{display:none"}}', 'noColours'],
    ['<img src=x onerror=alert(1)>', 'notJson'],
  ] as const) {
    await editor.paste(text);
    await editor.question.getByText(words(`theme:refusal.${refusal}`)).waitFor();
    await editor.answer('theme:cancel');
  }
  expect(await styles()).toBe(before);
  // What is good in a bad text is taken, the rest named as text.
  await editor.paste(
    `{"light":{"accent":"#0b4a4a","__proto__":"#fff","<b>x</b>":"#fff","up":${deep}},"css":"url(//x)"}`,
  );
  await editor.panel.getByText('css, light.__proto__, light.<b>x</b>, light.up').waitFor();
  await expect.poll(() => painted(frameOf(page, 'light'), 'accent')).toBe('#0b4a4a');
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});

test('a full storage is said and nothing is lost; another tab follows and is told', async () => {
  // The log has it too.
  expectComplaints(/error: full/);
  const { page, editor } = await opened();
  const second = await page.context().newPage();
  const there = playerScreen(second, site().origin, 'en');
  await there.open('/betting');
  await there.credit().waitFor();
  const other = editorIn(second);
  await other.open();
  await choose(editor, '#0B4A4A');
  await other.panel.getByText(words('theme:news.followed')).waitFor();
  await expect.poll(() => painted(frameOf(second, 'light'), 'accent')).toBe('#0b4a4a');
  await second.close();

  // As full as a browser lets it become.
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1)
      for (let count = 0; ; count += 1)
        try {
          localStorage.setItem(`filler-${size}-${count}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  await choose(editor, '#0B4A4B');
  await editor.panel.getByRole('button', { name: words('theme:brand.make') }).click();
  await editor.panel.getByText(words('theme:unkept')).waitFor();
  await editor.button('theme:save').click();
  await editor.question.getByLabel(words('theme:name')).fill('A');
  await editor.answer('theme:save');
  await editor.question.getByText(words('theme:refusal.full')).waitFor();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
  });
  await editor.answer('theme:save');
  await editor.panel.getByText(words('theme:news.saved')).waitFor();
  await editor.panel.getByText(/Draft kept at/).waitFor();
});

test('what lies under the pointer, or has the focus, names its variables and opens their row', async () => {
  const { page, editor } = await opened();
  const board = page.frameLocator('iframe[name="theme-light"]');
  const odd = board.locator('[data-odd][aria-disabled="false"]').nth(1);
  await odd.waitFor();
  await editor.button('theme:pick').click();
  await odd.hover();
  // An odd lies on its row, or under the pointer on a ground of its own.
  const named = editor.panel.getByText(/^surface-[13], text$/);
  await named.waitFor();
  const [ground = ''] = (await named.innerText()).split(',');
  await odd.click();
  await editor.panel
    .getByRole('button', { name: words(`theme:tokens.${ground}`), exact: true, expanded: true })
    .waitFor();
  expect(await odd.getAttribute('aria-pressed')).toBe('false');

  await editor.button('theme:pick').click();
  await board
    .getByRole('button', { name: 'By time' })
    .or(board.getByRole('link', { name: 'By time' }))
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.button('theme:pick').getAttribute('aria-pressed')).toBe('false');
});

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s', (_, options) => {
  test('axe finds nothing, in both modes', async () => {
    const { page, editor } = await opened(options);
    await choose(editor, '#FF8A3D');
    expect(await axeInBothModes(page)).toEqual([]);
    for (const key of ['theme:save', 'theme:paste', 'theme:reset']) {
      await editor.button(key).click();
      await editor.question.getByRole('button', { name: words('theme:cancel') }).waitFor();
      expect(await axeViolations(page), key).toEqual([]);
      await page.keyboard.press('Escape');
      await editor.button('theme:save').waitFor();
    }
  });

  test('every language has room for its words', async () => {
    const { page, editor } = await opened(options, '/about_us');
    await choose(editor, '#FF8A3D');
    // What is pale and can be fixed is there in each language: the draft comes along.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('themeDraft'))).toContain('#ff8a3d');
    for (const language of languages.filter((each) => each !== 'en')) {
      const said = wordsIn(language);
      await page.evaluate((address) => history.pushState({}, '', address), `/${language}/about_us`);
      const there = editorIn(page, said);
      await there.panel.getByText(said('theme:fix'), { exact: true }).first().waitFor();
      const wider = () =>
        there.panel.evaluate((panel) =>
          [...panel.querySelectorAll<HTMLElement>('div, ul, li, p, button, fieldset')]
            .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
            // The thumbs of sliders are half outside of them.
            .filter((part) => !part.closest('[role=slider]'))
            .filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis')
            .map((part) => `${part.className}: ${part.textContent?.slice(0, 40)}`),
        );
      // A panel that is still opening is narrow.
      await expect.poll(wider, { message: language }).toEqual([]);
    }
  });
});
