// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type NavigateOptions,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMatchLinks } from './use-match-links.ts';

const leadTo = (event: string) =>
  ({ to: '/betting', search: (before: object) => ({ ...before, event }) }) as NavigateOptions;

const Board = () => {
  const { href, handlers } = useMatchLinks(leadTo);
  return (
    <div {...handlers}>
      <a href={href('7')} data-event="7">
        <span>Partizan</span>
      </a>
      <a href="/help">Help</a>
    </div>
  );
};

const shown = async () => {
  const root = createRootRoute({ component: Board });
  const betting = createRoute({ getParentRoute: () => root, path: '/betting' });
  const router = createRouter({
    routeTree: root.addChildren([betting]),
    history: createMemoryHistory({ initialEntries: ['/betting?sport=B'] }),
  });
  // A router with one page is not the site's.
  render(<RouterProvider router={router as never} />);
  return { router, side: await screen.findByText('Partizan') };
};

const link = () => screen.getByRole('link', { name: 'Partizan' }).getAttribute('href');

test('leads to the match from the address of the page, and follows it', async () => {
  const { router } = await shown();
  expect(link()).toBe('/betting?sport=B&event=%227%22');
  await router.navigate({ to: '/betting', search: { sport: 'T' } } as never);
  await vi.waitFor(() => expect(link()).toBe('/betting?sport=T&event=%227%22'));
});

test('a press opens the match without loading the page', async () => {
  const { router, side } = await shown();
  expect(fireEvent.click(side)).toBe(false);
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ sport: 'B', event: '7' }));
});

test('a press for another tab, and links of others, are left to the browser', async () => {
  const { router, side } = await shown();
  // What the browser would do with a link, jsdom cannot.
  const left: boolean[] = [];
  const look = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', look);
  fireEvent.click(side, { ctrlKey: true });
  fireEvent.click(side, { button: 1 });
  fireEvent.click(screen.getByText('Help'));
  window.removeEventListener('click', look);
  expect(left).toEqual([true, true, true]);
  expect(router.state.location.search).toEqual({ sport: 'B' });
});

test('the code and prices of a match are fetched when a mouse rests on it, not when it passes', async () => {
  const { router, side } = await shown();
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  fireEvent.pointerOver(side);
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(screen.getByText('Help'));
  fireEvent.pointerOver(side);
  await vi.waitFor(() => expect(preload).toHaveBeenCalled());
  expect(preload).toHaveBeenCalledTimes(1);
});
