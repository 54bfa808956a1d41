import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matchday-worker-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><html lang="en"><title>Matchday</title></html>');
  await writeFile(join(root, 'sw.js'), 'built()');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const asked = async (environment: Record<string, string>) => {
  const { app, close } = await startTestServer({ SITE_DIR: root, ...environment });
  const { statusCode, body, headers } = await app.inject({ url: '/sw.js' });
  await close();
  return { statusCode, body, headers };
};

test('the worker of the build is served, asked for anew at each visit, and its address is all a page may make a script of', async () => {
  const { body, headers } = await asked({});
  expect(body).toBe('built()');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringMatching(/worker-src 'self';.*;trusted-types service-worker$/),
  });
});

test('where there is to be none, one is served that empties what the last one kept and unregisters itself', async () => {
  const { statusCode, body, headers } = await asked({ SERVICE_WORKER: '0' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
  expect(body).not.toContain('fetch');
});
