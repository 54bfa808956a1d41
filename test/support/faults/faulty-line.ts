import { Agent, request } from 'node:http';
import { goodPassword } from '../../../server/testing/account-forms.ts';
import type { FleetPlayer } from './fleet-ground.ts';

/** What came of a call: an answer, or null when it is not known whether the server got it. */
export type Outcome = { status: number; body: Record<string, unknown> } | null;

/** How a call is disturbed. */
export type Disturbance = 'none' | 'never sent' | 'answer lost';

const patience = 10_000;

/** Calls of one player over a line that loses things; a token that ran out is renewed. */
export const createFaultyLine = (origins: readonly string[], player: FleetPlayer) => {
  const agent = new Agent({ keepAlive: true });
  let { token, refreshToken } = player;

  const once = (node: number, path: string, body: unknown, disturbance: Disturbance, cutAfter: number) =>
    new Promise<Outcome>((resolve) => {
      if (disturbance === 'never sent') return resolve(null);
      const call = request(`${origins[node % origins.length]}${path}`, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      });
      const lost = () => resolve(null);
      call.once('error', lost);
      call.setTimeout(patience, () => call.destroy());
      call.once('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', lost);
        answer.once('close', lost);
        answer.once('end', () => {
          const text = Buffer.concat(parts).toString();
          try {
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> });
          } catch {
            resolve(null);
          }
        });
      });
      call.end(body === undefined ? undefined : JSON.stringify(body), () => {
        // The request has left; whatever is answered from now on does not arrive.
        if (disturbance === 'answer lost') setTimeout(() => call.destroy(), cutAfter);
      });
    });

  const call = async (
    node: number,
    path: string,
    body?: unknown,
    disturbance: Disturbance = 'none',
    cutAfter = 0,
  ): Promise<Outcome> => {
    const outcome = await once(node, path, body, disturbance, cutAfter);
    if (outcome?.status !== 401) return outcome;
    let renewed = await once(node, '/kcmanager/refreshToken', { refreshToken }, 'none', 0);
    if (renewed?.status === 401) {
      // Spent: the answer was lost in a crash that lasted longer than the grace. A player signs in again then.
      const login = { username: player.username, password: goodPassword, rememberMe: true };
      renewed = await once(node, '/kcmanager/loginUser', login, 'none', 0);
    }
    if (renewed?.status !== 200) return null;
    token = String(renewed.body.access_token);
    refreshToken = String(renewed.body.refresh_token);
    return once(node, path, body, disturbance, cutAfter);
  };

  return { call, close: () => agent.destroy() };
};

export type FaultyLine = ReturnType<typeof createFaultyLine>;
