import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let site: string;
let server: TestServer;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'matchday-manifest-'));
  await Promise.all(['assets/texts-1', '.vite'].map((folder) => mkdir(join(site, folder), { recursive: true })));
  await cp(`${root}index.html`, join(site, 'index.html'));
  for (const folder of ['logos', 'images/install'])
    await cp(`${root}public/${folder}`, join(site, folder), { recursive: true });
  await cp(`${root}locales`, join(site, 'assets/texts-1'), { recursive: true });
  await writeFile(join(site, '.vite/first-files.json'), JSON.stringify({ texts: 'assets/texts-1', pages: {} }));
  server = await startTestServer({ SITE_DIR: site });
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});

const get = (url: string, host = 'localhost:3000') => server.app.inject({ url, headers: { host } });

interface Manifest {
  name: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: 'narrow' | 'wide'; label: string }[];
  shortcuts: { name: string; url: string }[];
}

/** Width and height of a lossy WebP: of its first frame, or of the canvas where there is one. */
const webpSize = (file: Buffer): [number, number] =>
  file.toString('latin1', 12, 16) === 'VP8X'
    ? [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]
    : [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];

/** The manifest that a document names. */
const manifestOf = async (path: string, host?: string) => {
  const href = /rel="manifest" href="([^"]+)"/.exec((await get(path, host)).body)?.[1] ?? '';
  const { headers, body } = await get(href, host);
  expect(headers['content-type']).toContain('application/manifest+json');
  return JSON.parse(body) as Manifest;
};

describe('The manifest', () => {
  test('is named, coloured and spoken as the document of its operator', async () => {
    expect(await manifestOf('/de/betting')).toMatchObject({
      name: 'Matchday',
      lang: 'de',
      dir: 'ltr',
      scope: '/',
      id: '/',
      start_url: '/?icon=1',
      display: 'standalone',
      theme_color: '#0E0F11',
      shortcuts: [
        { name: 'Wetten', url: '/de/betting' },
        { name: 'Live', url: '/de/live_betting' },
        { name: expect.any(String), url: '/de/ticket_history' },
      ],
    });
    expect(await manifestOf('/', '127.0.0.1:3000')).toMatchObject({ name: 'Reflektor', theme_color: '#0D2024' });
  });

  test('stands in a document with the colours of the browser’s bars, for both modes, and the name under the icon', async () => {
    const { body } = await get('/', '127.0.0.1:3000');
    expect(body).toContain('<meta name="theme-color" content="#0D2024" data-light="#FFFFFF" />');
    expect(body).toContain('<meta name="apple-mobile-web-app-title" content="Reflektor" />');
    expect(body).toContain('<link rel="apple-touch-icon" href="/icons/site-cut.png" />');
  });

  test('names icons of the operator’s logo, in the sizes it says', async () => {
    const { icons } = await manifestOf('/');
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const { rawPayload, headers } = await get(src);
      expect(headers['content-type']).toBe('image/png');
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
      expect((await get(src, '127.0.0.1:3000')).rawPayload.equals(rawPayload)).toBe(false);
    }
  });

  test.each(['localhost:3000', '127.0.0.1:3000'])(
    'shows pictures of the pages of %s, small, and as a browser takes them',
    async (host) => {
      const { screenshots } = await manifestOf('/de', host);
      expect(screenshots.map(({ form_factor, label }) => `${form_factor} ${label}`)).toEqual([
        'narrow Wetten',
        'narrow Live',
        'wide Wetten',
        'wide Live',
      ]);
      for (const { src, sizes, form_factor } of screenshots) {
        const { statusCode, headers, rawPayload } = await get(src, host);
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
        expect(rawPayload.length).toBeLessThan(150_000);
        const [width = 0, height = 0] = webpSize(rawPayload);
        expect(`${width}x${height}`).toBe(sizes);
        const [short, long] = [Math.min(width, height), Math.max(width, height)];
        // What Chromium shows in its question.
        expect([short >= 320, long <= 3840, long <= short * 2.3, width < height]).toEqual([
          true,
          true,
          true,
          form_factor === 'narrow',
        ]);
      }
      const others = await manifestOf('/de', host === 'localhost:3000' ? '127.0.0.1:3000' : 'localhost:3000');
      expect(others.screenshots.some(({ src }) => screenshots.some((own) => own.src === src))).toBe(false);
    },
  );

  test('is one in English for a language that nobody speaks, and has no other icons', async () => {
    const { body } = await get('/manifest.webmanifest?lang=xx');
    expect(JSON.parse(body)).toMatchObject({ lang: 'en' });
    expect((await get('/icons/site-huge.png')).statusCode).toBe(404);
  });
});
