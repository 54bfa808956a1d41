import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/entities/languages.ts';
import type { Banner } from '../../../contract/http/cms-banners.ts';
import { shownView } from '../../../test/support/shown-view.tsx';
import { BannerSlides } from './banner-slides.tsx';
import { PromoPage } from './promo-page.tsx';

const welcome: Banner = {
  key: 'welcome',
  category: 'bonus',
  title: 'Willkommen',
  text: '100 % auf die erste Einzahlung',
  action: 'Einzahlen',
  link: '/account/payin?from=banner',
  image: '/images/banners/welcome.svg',
  terms: [],
  until: null,
};
const radio: Banner = { ...welcome, key: 'radio', category: 'live', title: 'Radio', link: 'https://radio.example/' };

/** What jsdom has not: a line as wide as its slides, of which one is seen. */
const width = 300;
let turns: number[] = [];
beforeEach(() => {
  turns = [];
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2 * width);
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0;
    turns.push(left);
    this.scrollLeft = left;
  } as Element['scrollTo'];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const slides = async (language: Language, banners: Banner[], interval: number) => {
  const view = await shownView(<BannerSlides banners={banners} interval={interval} />, language);
  const button = (key: string) => screen.queryByRole('button', { name: view.words(`info:slides.${key}`) });
  const press = async (key: string) => {
    const found = button(key);
    if (!found) throw new Error(`There is no button ${key}`);
    await view.user.click(found);
  };
  return { ...view, button, press };
};

test.each(['en', 'de'] as const)(
  'in %s the line is turned by its buttons, from its end to its beginning',
  async (language) => {
    const { words, button, press } = await slides(language, [welcome, radio], 0);
    expect(screen.getByRole('region', { name: words('info:slides.label') })).toBeDefined();
    await press('next');
    await press('next');
    await press('previous');
    expect(turns).toEqual([width, 0, width]);
    expect(button('pause')).toBeNull();
  },
);

test('one banner has nothing to turn, none is no line at all', async () => {
  const { button } = await slides('de', [welcome], 5);
  expect(button('next')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Willkommen' })).toBeDefined();
  await slides('de', [], 5);
  expect(screen.getAllByRole('main')[1]?.textContent).toBe('');
});

test('it turns by itself while nobody is in it, until the player stops it', async () => {
  const { user, button, press } = await slides('de', [welcome, radio], 5);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const passes = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));
  await user.hover(screen.getByRole('region'));
  passes(20);
  expect(turns).toEqual([]);
  await user.unhover(screen.getByRole('region'));
  passes(5);
  expect(turns).toEqual([width]);
  await press('pause');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.unhover(screen.getByRole('region'));
  passes(20);
  expect(turns).toEqual([width]);
  expect(button('play')).not.toBeNull();
});

test('who asks for less motion is shown no turns and given no button to stop them', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as never);
  const { button } = await slides('de', [welcome, radio], 5);
  expect(button('pause')).toBeNull();
  expect(button('next')).not.toBeNull();
});

test('a banner leads on inside the site, or to another one in a tab that knows nothing of this', async () => {
  await slides('de', [welcome, radio], 0);
  const [own, other] = screen.getAllByRole('link', { name: 'Einzahlen' });
  expect(own?.getAttribute('href')).toBe('/account/payin?from=banner');
  expect(own?.getAttribute('target')).toBeNull();
  expect(other?.getAttribute('href')).toBe('https://radio.example/');
  expect(other?.getAttribute('rel')).toBe('noreferrer noopener');
  const details = screen.getByRole('link', { name: 'Einzelheiten: Radio' });
  expect(details.getAttribute('href')).toBe('/promo?banner=radio');
});

test('the promotions are parted by kind, and a kind without any says so', async () => {
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const { words } = await shownView(<PromoPage banners={[welcome, radio]} chosen="live" operator={null} />, 'de');
  expect(titles()).toEqual(['Radio']);
  const kinds = screen.getByRole('navigation', { name: words('info:promo.filter') });
  expect([...kinds.children].map(({ textContent }) => textContent)).toEqual(['Alle', 'Boni', 'Live']);
  expect(kinds.querySelector('[aria-current=page]')?.textContent).toBe('Live');
});

test('a kind that has no promotion any more leads back to all', async () => {
  const { words } = await shownView(<PromoPage banners={[welcome]} chosen="sport" operator={null} />, 'de');
  expect(screen.getByText(words('info:promo.noneText'))).toBeDefined();
  expect(screen.getByRole('link', { name: words('info:promo.back') }).getAttribute('href')).toBe('/promo');
});
