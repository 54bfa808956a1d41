import { patternOf } from '../words.ts';
import type { ReplayScreen } from './replay-screen.ts';

export const slipOf = ({ page }: ReplayScreen) => page.locator('#ticket');
export const buttonOf = (screen: ReplayScreen, key: string, values?: Record<string, unknown>) =>
  slipOf(screen).getByRole('button', { name: patternOf(screen.words(key, values)) });

/** Whether the slip names this as what its ticket waits for. */
export const isWaitedFor = (screen: ReplayScreen, key: string) =>
  slipOf(screen).getByRole('heading').getByText(screen.words(key), { exact: true }).isVisible();

/** The dialog about an offer, which is over the page. */
export const offerOf = ({ page, words }: ReplayScreen) =>
  page.getByRole('alertdialog', { name: words('ticket:ReofferTitle') });
