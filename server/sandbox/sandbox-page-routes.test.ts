import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const urls = ['/sandbox', '/sandbox/page.js', '/sandbox/page.css'] as const;

describe('the sandbox page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test.each([
    ['/sandbox', 'text/html', '<script type="module" src="/sandbox/page.js">'],
    ['/sandbox/page.js', 'text/javascript', '/sandbox/v1/takeback'],
    ['/sandbox/page.css', 'text/css', '--md-accent'],
  ])('is served: %s as %s', async (url, type, part) => {
    const { status, headers, body } = await server.call(url);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-type']).toContain(type);
    expect(body).toContain(part);
  });

  test('needs nothing that the strict content security policy forbids', async () => {
    const { headers, body } = await server.call('/sandbox');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const scripts = String(body).match(/<script[^>]*>[^<]*/g) ?? [];
    expect(scripts).toEqual(['<script src="/mode.js">', '<script type="module" src="/sandbox/page.js">']);
    expect(String(body)).not.toMatch(/<style|\son\w+=/);
  });

  test('leaves the environment as it was', async () => {
    const before = process.env.NODE_ENV;
    await server.call('/sandbox/page.js');
    expect(process.env.NODE_ENV).toBe(before);
  });

  test('is built for use, whatever the server runs as', async () => {
    expect(process.env.NODE_ENV).toBe('test');
    expect((await server.call('/sandbox/page.js')).body).not.toContain('jsxDEV');
  });
});

describe.each([
  ['without SANDBOX', { SANDBOX: '0' }],
  [
    'in production',
    {
      SANDBOX: '0',
      NODE_ENV: 'production',
      SMTP_URL: 'smtps://mail.example',
      ORIGINS: 'https://matchday.example',
    },
  ],
])('%s', (_, environment) => {
  let real: TestServer;
  beforeAll(async () => {
    real = await startTestServer(environment);
  });
  afterAll(() => real.close());

  test.each([...urls, '/sandbox/v1/state', '/sandbox/v1/matches'])('%s does not exist', async (url) => {
    expect(await real.call(url)).toMatchObject({ status: 404, body: { error: 'notFound' } });
  });
});
