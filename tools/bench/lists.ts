import { agencySorts } from '../../contract/http/agency.ts';
import { openPostgres } from '../../server/database/open-database.ts';
import { userById } from '../../server/identity/user-repository.ts';
import { startManyMembers } from '../../server/testing/many-members.ts';
import { startTestServer } from '../../server/testing/start-test-server.ts';
import { createClock } from '../../server/time/clock.ts';
import { launchBrowser } from '../../test/support/browser.ts';
import { ensureBuiltSite } from '../built-site.ts';
import { judge, tellFigures } from './board-figures.ts';
import { bareFrames, scrollFrames } from './lobby/frames.ts';
import { phone } from './phone.ts';
import { median } from './quantile.ts';

/**
 * `npm run bench:lists`: milliseconds of a page of an agent's users, of whom there are ten thousand below him, in each
 * order, compared with the bare count of them; then the frames while that page is scrolled on a phone and on a desktop
 * four times slower, compared with a page that draws nothing. Needs TEST_DATABASE_URL. Goals: under 50 ms, as many
 * frames as nothing, none over 50 ms.
 */
const rounds = 15;
const scrolls = 5;
const desktop = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Number(median(times).toFixed(1));
};

await ensureBuiltSite();
const clock = createClock();
const { url, client, agent, drop } = await startManyMembers(clock.now());
const server = await startTestServer({}, clock, openPostgres(url));
const browser = await launchBrowser();
try {
  const { agency, database, identity } = server.services;
  const wanted = [
    ...agencySorts.flatMap((sort) => [
      { sort, page: 1 },
      { sort, page: 150 },
    ]),
    { search: 'user 1999' },
    { show: 'agents' as const },
  ];
  const count = () =>
    client.query('select count(*) from agency_paths p join users u on u.id = p.below where p.above = $1', [agent]);
  const pages: { contestant: string; value: number }[] = [];
  for (const one of wanted) {
    pages.push({ contestant: `${JSON.stringify(one)}, ms`, value: await timed(() => agency.users(agent, one)) });
  }
  const bareCount = { contestant: 'bare count, ms', value: await timed(count) };

  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://localhost:${address.port}`;
  const user = await userById(database, agent);
  if (!user) throw new Error('no agent');
  const tokens = await identity.admit(user, true, null);
  const session = JSON.stringify({ version: 1, tokens });
  const scrolled = (screen: typeof phone) =>
    scrollFrames(browser, {
      address: `${origin}/account/bonuses/affiliates/users_review`,
      entry: 'tbody tr',
      screen,
      begin: (context) => context.addInitScript((text) => localStorage.setItem('tokens', text), session),
    });
  const seen = [];
  for (let round = 0; round < scrolls; round += 1) {
    seen.push({
      narrow: await scrolled(phone),
      wide: await scrolled(desktop),
      bare: await bareFrames(browser, origin),
    });
  }
  const screens = [
    ['a phone', seen.map(({ narrow }) => narrow)],
    ['a desktop', seen.map(({ wide }) => wide)],
  ] as const;
  const bare = seen.map((round) => round.bare);
  tellFigures(
    [
      bareCount,
      ...pages,
      ...[...screens, ['an empty page', bare] as const].map(([name, frames]) => ({
        contestant: `frames a second, ${name}`,
        value: Math.round(median(frames.map(({ rate }) => rate))),
        long: frames.reduce((sum, { long }) => sum + long, 0),
        longest: Math.round(Math.max(...frames.map(({ longest }) => longest))),
      })),
    ],
    [
      judge({
        goal: 'the slowest page, ms',
        values: [Math.max(...pages.map(({ value }) => value))],
        must: { atMost: 50 },
      }),
      ...screens.flatMap(([name, frames]) => [
        judge({
          goal: `frames a second on ${name}, x an empty page`,
          values: frames.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN)),
          must: { atLeast: 0.95 },
        }),
        judge({
          goal: `the longest frame on ${name}, ms`,
          values: frames.map(({ longest }) => longest),
          must: { atMost: 50 },
        }),
      ]),
    ],
  );
} finally {
  await browser.close();
  await server.close();
  await drop();
}
