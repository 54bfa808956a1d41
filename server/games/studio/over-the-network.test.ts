import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { checkInvariants } from '../../ledger/check-invariants.ts';
import { gamePlayer } from '../../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openAtStudio } from '../../testing/studio-stand.ts';
import { createClock } from '../../time/clock.ts';
import { titleCatalogue } from '../title-catalogue.ts';

/** An operator and a provider, each with a database of his own, who know of each other an address and a secret. */
let operator: TestServer;
let provider: TestServer;
let providerUrl: string;
beforeAll(async () => {
  const [port, providerPort] = [await freePort(), await freePort()];
  providerUrl = `http://127.0.0.1:${providerPort}`;
  const start = (environment: Record<string, string>) =>
    startTestServer({ SITE_DIR: 'no-site', ...environment }, createClock(), undefined, undefined, titleCatalogue);
  operator = await start({ GAMES_PROVIDER_URL: providerUrl });
  provider = await start({ GAMES_WALLET_URL: `http://127.0.0.1:${port}` });
  await operator.app.listen({ host: '127.0.0.1', port });
  await provider.app.listen({ host: '127.0.0.1', port: providerPort });
});
afterAll(() => Promise.all([operator.close(), provider.close()]));

test('a provider elsewhere plays with the operator’s wallet, and tells him of his rounds', async () => {
  const player = await gamePlayer(operator, 100);
  const url = new URL(((await player.start('lucky-dice')).body as { url: string }).url);
  expect([url.origin, url.pathname]).toEqual([providerUrl, '/play/lucky-dice']);
  const game = await openAtStudio(provider, { code: url.searchParams.get('code') });
  const { body } = await game.round({ engine: 'dice', stake: 1_000, side: 'under', chance: 4_850 });
  expect(body).toMatchObject({ state: 'over', balance: 9_000 + (body.outcome?.win ?? 0) });
  expect(await player.cash()).toBe((body.balance ?? 0) / 100);
  const { result } = (await operator.call('/games/v1/rounds', undefined, player.token)).body as {
    result: { round_id: string }[];
  };
  const details = await operator.call(
    `/games/v1/rounds/details?round_id=${result[0]?.round_id}`,
    undefined,
    player.token,
  );
  expect(details.body).toMatchObject({
    shown: { title: 'lucky-dice', outcome: body.outcome },
    url: `${providerUrl}/play/lucky-dice?show=1`,
  });
  expect(await checkInvariants(operator.services.database, operator.clock.now())).toEqual([]);
});

test('the site may frame him and nobody else', async () => {
  const { headers } = await operator.call('/nowhere');
  expect(headers['content-security-policy']).toContain(`frame-src 'self' ${providerUrl};`);
  const own = await provider.call('/nowhere');
  expect(own.headers['content-security-policy']).toContain("frame-src 'self';");
});

test('a game that could not be opened for the line alone is opened when it is there again', async () => {
  const player = await gamePlayer(operator, 100);
  const { url } = (await player.start('lucky-dice')).body as { url: string };
  const code = new URL(url).searchParams.get('code');
  provider.services.sandbox.provider.set({ mode: 'down', ms: 0 });
  await expect(openAtStudio(provider, { code })).rejects.toThrow('503 busy');
  provider.services.sandbox.provider.set({ mode: 'ok', ms: 0 });
  await openAtStudio(provider, { code });
});
