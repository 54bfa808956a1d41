import { afterEach, expect, test, vi } from 'vitest';
import { gameSessionSums } from '../../contract/http/games.ts';
import { createWorld } from './world.ts';

afterEach(() => void vi.unstubAllGlobals());

test('An answer of nothing is an answer, and says nothing of the server’s time', async () => {
  vi.stubGlobal('fetch', async () => Response.json(null));
  const { http } = createWorld('http://127.0.0.1:3400', { accessToken: () => 'a', renewed: async () => null });
  const session_id = '6f0f3f2e-0a52-4f0e-9d35-0b1f4cf3b8aa';
  expect(await http.call(gameSessionSums, { query: { session_id } })).toBeNull();
});
