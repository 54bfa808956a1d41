import { patternOf } from '../words.ts';
import type { ReplayScreen } from './replay-screen.ts';

export const slipOf = ({ page }: ReplayScreen) => page.locator('#ticket');
export const buttonOf = (screen: ReplayScreen, key: string, values?: Record<string, unknown>) =>
  slipOf(screen).getByRole('button', { name: patternOf(screen.words(key, values)) });

/** The dialog about an offer, which is over the page. */
export const offerOf = ({ page, words }: ReplayScreen) =>
  page.getByRole('alertdialog', { name: words('ticket:ReofferTitle') });
