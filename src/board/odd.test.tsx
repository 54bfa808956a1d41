// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SelectionPrice } from '../../contract/entities/match.ts';
import { outcomeKey } from '../../domain/ticket/slip-selection.ts';
import { liveMatchOf } from '../../test/support/examples/match.ts';
import { MatchRecord } from '../offer/match-record.ts';
import { type OddsDesk, OddsDeskProvider } from '../offer/odds-desk.ts';
import { Repaint } from '../offer/repaint.ts';
import { oddFormat } from '../ui/odd-format.ts';
import { Odd } from './odd.tsx';

afterEach(() => {
  cleanup();
  oddFormat.set('decimal');
});

/** A match whose odds a test moves by hand; every move is notified before the next frame is painted. */
const recordOf = (home: SelectionPrice, away: SelectionPrice = { O: 3, MS: 'OPEN' }) => {
  const frames: (() => void)[] = [];
  const clock = { now: () => 0, nextFrame: (frame: () => void) => void frames.push(frame), later: () => undefined };
  const record = new MatchRecord(
    liveMatchOf({ eventId: '1', markets: { ML: { '1': home, '2': away } } }),
    new Repaint(clock),
  );
  const move = (price: SelectionPrice, selection = '1') => {
    record.apply({ eventId: '1', markets: { ML: { [selection]: price } } }, 0);
    for (const frame of frames.splice(0)) frame();
  };
  return { record, move };
};

const slip = (...keys: string[]) => {
  const chosen = new Set(keys);
  const listeners = new Map<string, () => void>();
  const desk: OddsDesk = {
    listen: (key, listener) => void listeners.set(key, listener),
    unlisten: (key) => void listeners.delete(key),
    isChosen: (key) => chosen.has(key),
    press: vi.fn(),
  };
  const put = (key: string) => {
    chosen.add(key);
    listeners.get(key)?.();
  };
  return { desk, put, listeners };
};

const open = (O: number): SelectionPrice => ({ O, MS: 'OPEN' });
const suspended: SelectionPrice = { O: 1.85, MS: 'SUSPENDED' };

const shown = (record: MatchRecord, { desk } = slip(), label?: string, name = 'Arsenal to win') => {
  const odd = (selection: string) => (
    <OddsDeskProvider value={desk}>
      <Odd record={record} market="ML" selection={selection} name={name} label={label} inMarket={label !== undefined} />
    </OddsDeskProvider>
  );
  const view = render(odd('1'));
  return { ...view, button: screen.getByRole('button'), turn: (selection: string) => view.rerender(odd(selection)) };
};

/** What a player sees on a button: everything but the hidden text that names it. */
const written = (button: HTMLElement): string => {
  const seen = button.cloneNode(true) as HTMLElement;
  for (const hidden of seen.querySelectorAll('[hidden]')) hidden.remove();
  return seen.textContent ?? '';
};

/** The button of that name, as assistive technology works names out. */
const called = (name: string): HTMLElement => screen.getByRole('button', { name });

test('says the outcome and its odd', () => {
  const { button } = shown(recordOf(open(1.85)).record);
  expect(called('Arsenal to win, 1.85')).toBe(button);
  expect(written(button)).toBe('1.85');
});

test('says what is written on it, and nothing twice', () => {
  const first = shown(recordOf(open(1.85)).record, slip(), '1');
  expect(called('Arsenal to win, 1, 1.85')).toBe(first.button);
  first.unmount();
  const { button } = shown(recordOf(open(1.9)).record, slip(), 'Yes', 'Yes, Both teams to score');
  expect(called('Both teams to score, Yes, 1.90')).toBe(button);
});

test('follows the price without being rendered again, into the same text node', () => {
  const { record, move } = recordOf(open(1.85));
  const { button } = shown(record);
  const figure = button.lastChild;
  move(open(1.9));
  expect([written(button), button.dataset.moved]).toEqual(['1.90', 'up']);
  expect(button.lastChild).toBe(figure);
  expect(called('Arsenal to win, 1.90')).toBe(button);
  move(open(1.7));
  expect([written(button), button.dataset.moved]).toEqual(['1.70', 'down']);
});

test('writes nothing but the number and its movement when the price moves', () => {
  const { record, move } = recordOf(open(1.85));
  const { button } = shown(record);
  move(open(1.9));
  const watch = new MutationObserver(() => undefined);
  watch.observe(button, { attributes: true, characterData: true, childList: true, subtree: true });
  move(open(1.95));
  expect(watch.takeRecords().map(({ type, target }) => [type, target])).toEqual([['characterData', button.lastChild]]);
  move(open(1.9));
  expect(watch.takeRecords().map(({ type, attributeName }) => [type, attributeName])).toEqual([
    ['characterData', null],
    ['attributes', 'data-moved'],
  ]);
  expect(called('Arsenal to win, 1.90')).toBe(button);
});

test('two buttons are each called by their own number', () => {
  const { record, move } = recordOf(open(1.85));
  const first = shown(record);
  const second = render(
    <OddsDeskProvider value={slip().desk}>
      <Odd record={record} market="ML" selection="2" name="Chelsea to win" />
    </OddsDeskProvider>,
  );
  move(open(1.9));
  expect(called('Arsenal to win, 1.90')).toBe(first.button);
  expect(called('Chelsea to win, 3.00')).toBe(second.container.querySelector('button'));
});

test('a locked odd shows a dash and no arrow, stays focusable and takes no press', async () => {
  const { record, move } = recordOf(open(1.8));
  const off = slip();
  const { button } = shown(record, off);
  move(suspended);
  expect([written(button), button.getAttribute('aria-disabled'), button.dataset.moved]).toEqual(['–', 'true', '']);
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(off.desk.press).not.toHaveBeenCalled();
});

test('a press goes to the slip, and the button says what stands there', async () => {
  const { record } = recordOf(open(1.85));
  const on = slip();
  const { button } = shown(record, on);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  expect(on.desk.press).toHaveBeenCalledExactlyOnceWith(record, 'ML', '1');
  on.put(outcomeKey('1', 'ML', '1'));
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('a locked odd that stands on the slip can be pressed off it', async () => {
  const on = slip(outcomeKey('1', 'ML', '1'));
  const { button } = shown(recordOf(suspended).record, on);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  expect(on.desk.press).toHaveBeenCalledOnce();
});

test('a board shows odds from 100 with one decimal and from 1000 with none, a market always two', () => {
  const { record, move } = recordOf(open(101.5));
  const { button, unmount } = shown(record);
  expect(written(button)).toBe('101.5');
  move(open(1001));
  expect(written(button)).toBe('1001');
  unmount();
  expect(written(shown(recordOf(open(101.5)).record, slip(), '1').button)).toBe('1 101.50');
});

test('lets go of price and slip when it leaves the page', () => {
  const { record } = recordOf(open(2));
  const on = slip();
  const { unmount } = shown(record, on);
  expect([record.cell('ML', '1').watched, on.listeners.size]).toEqual([true, 1]);
  unmount();
  expect([record.cell('ML', '1').watched, on.listeners.size]).toEqual([false, 0]);
});

test('keeps nothing of the outcome it showed before', () => {
  const { record, move } = recordOf(open(1.85));
  const { button, turn } = shown(record, slip(outcomeKey('1', 'ML', '1')));
  move(open(1.9));
  const said = () => [written(button), button.dataset.moved, button.getAttribute('aria-pressed')];
  expect(said()).toEqual(['1.90', 'up', 'true']);
  turn('2');
  expect(said()).toEqual(['3.00', '', 'false']);
  move(suspended);
  turn('1');
  expect([...said(), button.getAttribute('aria-disabled')]).toEqual(['–', '', 'true', 'true']);
  turn('2');
  expect([...said(), button.getAttribute('aria-disabled')]).toEqual(['3.00', '', 'false', 'false']);
});

test('is written anew when the player reads odds another way', () => {
  const { button } = shown(recordOf(open(2.5)).record);
  oddFormat.set('american');
  expect(written(button)).toBe('+150');
  oddFormat.set('fractional');
  expect(called('Arsenal to win, 6/4')).toBe(button);
});
