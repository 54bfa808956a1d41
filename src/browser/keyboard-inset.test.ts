import { afterEach, expect, test, vi } from 'vitest';
import { followKeyboard } from './keyboard-inset.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window of which the browser shows a part. */
const opened = () => {
  const properties = new Map<string, string>();
  const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('window', { innerHeight: 844, visualViewport: view });
  vi.stubGlobal('document', {
    documentElement: {
      style: {
        setProperty: (name: string, value: string) => properties.set(name, value),
        removeProperty: (name: string) => properties.delete(name),
      },
    },
  });
  const show = (part: Partial<typeof view>, event: 'resize' | 'scroll' = 'resize') => {
    Object.assign(view, part);
    view.dispatchEvent(new Event(event));
    return properties.get('--md-keyboard');
  };
  return { properties, show };
};

test('what a keyboard covers of the foot of the page is known, also while the page is pushed up', () => {
  const { properties, show } = opened();
  const end = followKeyboard();
  expect(properties.get('--md-keyboard')).toBe('0px');
  expect(show({ height: 508.4 })).toBe('336px');
  expect(show({ offsetTop: 100 }, 'scroll')).toBe('236px');
  expect(show({ height: 900, offsetTop: 0 })).toBe('0px');
  end();
  expect(properties.size).toBe(0);
  expect(show({ height: 508 })).toBeUndefined();
});

test('a page that is zoomed in has no keyboard for that', () => {
  const { show } = opened();
  followKeyboard();
  expect(show({ height: 422, scale: 2 })).toBe('0px');
});
