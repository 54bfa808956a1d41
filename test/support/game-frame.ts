import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '../../contract/entities/languages.ts';
import { playerScreen } from './player-screen.ts';

/** The frame of the game that is played on a page. */
export const gameFrameOf = (page: Page): Frame | undefined => page.frames().find((one) => one.url().includes('/play/'));

/** The same, painted in a mode. */
export const gameFrameIn = async (page: Page, mode: string): Promise<Frame> => {
  const frame = gameFrameOf(page);
  if (!frame) throw new Error('nothing is played');
  await expect.poll(() => frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(mode);
  return frame;
};

/** From one game to the address of another on the open site; resolves when the frame of the one before has gone. */
export const playNext = async (page: Page, address: string, language: Language): Promise<void> => {
  const { origin } = new URL(page.url());
  await playerScreen(page, origin, language).open(address);
  const code = new URL(address, origin).pathname.split('/').at(-1);
  await expect.poll(() => new URL(gameFrameOf(page)?.url() ?? origin).pathname).toBe(`/play/${code}`);
};
