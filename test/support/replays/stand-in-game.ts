import type { Locator, Page } from 'playwright';
import { frameVersion } from '../../../contract/games/frame.ts';

/** Replaces the game, whose messages come from the path: it shows the last one it received. */
const game = `<!doctype html><title>game</title><body>game<script>
  addEventListener('message', ({ data }) => {
    if (['pause', 'resume', 'close', 'show'].includes(data.type)) document.body.dataset.told = data.type;
  });
</script></body>`;

export const standInForGames = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.startsWith('/play/'),
    (route) => route.fulfill({ contentType: 'text/html', body: game }),
  );

/** Sends a message to the page as the game in its frame would; the frame is hidden until the game is ready. */
export const sayAsGame = async (shown: Locator, words: object): Promise<void> => {
  const frame = await (await shown.elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no game');
  await frame.locator('body').waitFor({ state: 'attached' });
  await frame.waitForURL(/#n=/);
  const nonce = new URL(frame.url()).hash.slice('#n='.length);
  await frame.evaluate((message) => parent.postMessage(message, '*'), { v: frameVersion, nonce, ...words });
};
