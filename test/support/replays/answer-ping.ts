import type { Ping } from '../../../contract/http/base.ts';
import { forgedWallets } from './forged-session.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';
import { soon } from './soon.ts';

const isAsking = async (screen: ReplayScreen) =>
  JSON.stringify(await screen.stateOf('ping')).includes('"course":"asking"');

/** Answers the ping under way and waits until the page has received it: the next step may depend on it. */
export const answerPing = async (screen: ReplayScreen, said: Partial<Ping> = {}): Promise<void> => {
  await screen.calls.answer(heldUrls.ping, 200, {
    blocked: false,
    wallets: forgedWallets,
    maintenanceMode: null,
    ticketInfo: null,
    nowTimestamp: await screen.now(),
    ...said,
  });
  await soon(async () => !(await isAsking(screen)));
};
