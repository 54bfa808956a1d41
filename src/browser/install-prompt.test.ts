import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { promptInstallation, watchInstallation } from './install-prompt.ts';

/** What of a browser the site asks about its installation. */
const browser = (standalone: boolean | undefined, displayMode: string) => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  return page as EventTarget & Pick<Window, 'installPrompt'>;
};

const promptOf = (outcome: 'accepted' | 'dismissed') => {
  let times = 0;
  const prompt = async () => {
    times += 1;
  };
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome }) });
  return { event, times: () => times };
};

const heard = () => {
  const news: string[] = [];
  const end = watchInstallation((one) => void news.push(one));
  return { news, end };
};

beforeEach(() => browser(undefined, 'browser'));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The installation', () => {
  test('is possible when the browser says so, whether before or after somebody listens', () => {
    const page = browser(undefined, 'browser');
    page.installPrompt = promptOf('accepted').event;
    const { news, end } = heard();
    expect(news).toEqual(['prompt']);
    page.dispatchEvent(promptOf('accepted').event);
    page.dispatchEvent(new Event('appinstalled'));
    expect(news).toEqual(['prompt', 'prompt', 'installed']);
    end();
    page.dispatchEvent(new Event('appinstalled'));
    expect(news).toHaveLength(3);
  });

  test.each([
    ['where the browser leaves it to its own menu', false, 'browser', ['share']],
    ['where it runs from the home screen of a phone', true, 'browser', ['installed']],
    ['where it runs in a window of its own', undefined, 'standalone', ['installed']],
    ['where the browser never says', undefined, 'browser', []],
    ['where it fills the screen', undefined, 'fullscreen', []],
  ] as const)('is told %s', (_, standalone, displayMode, expected) => {
    browser(standalone, displayMode);
    expect(heard().news).toEqual(expected);
  });

  test.each([
    ['accepted', true],
    ['dismissed', false],
  ] as const)('that was %s is asked about once', async (outcome, agreed) => {
    const page = browser(undefined, 'browser');
    const { event, times } = promptOf(outcome);
    page.installPrompt = event;
    expect(await promptInstallation()).toBe(agreed);
    expect(times()).toBe(1);
    await expect(promptInstallation()).rejects.toThrow();
  });
});
