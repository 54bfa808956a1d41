import type { CasesOf } from '../machine-cases.ts';
import type { gameSessionMachine } from './game-session.machine.ts';
import type { AskedGame, OpenedSession } from './game-session-event.ts';

const stones: AskedGame = { provider: 'oakspin', code: 'ten-stones', demo: false };
const opened: OpenedSession = {
  address: '/play/ten-stones?code=one&lang=en#n=nonce-1',
  nonce: 'nonce-1',
  sessionId: 'session-1',
  openedAt: 0,
};
const demo: OpenedSession = { ...opened, address: '/play/ten-stones?demo=1&lang=en#n=nonce-1', sessionId: null };

export const gameSessionCases = {
  input: undefined,
  events: {
    'game.opened': [
      { type: 'game.opened', game: stones },
      { type: 'game.opened', game: { ...stones, demo: true } },
    ],
    'game.retried': [{ type: 'game.retried' }],
    'game.left': [{ type: 'game.left' }],
    'page.left': [{ type: 'page.left' }],
    'frame.ready': [{ type: 'frame.ready' }],
    'round.started': [{ type: 'round.started' }],
    'round.ended': [{ type: 'round.ended' }],
    'frame.failed': [
      { type: 'frame.failed', reason: 'sessionEnded' },
      { type: 'frame.failed', reason: 'linkInvalid' },
      { type: 'frame.failed', reason: 'unreachable' },
    ],
    'credit.stale': [{ type: 'credit.stale' }],
    'cashier.asked': [{ type: 'cashier.asked' }],
    'exit.asked': [{ type: 'exit.asked' }],
    'session.ended': [
      { type: 'session.ended', sessionId: 'session-1', end: 'takenOver' },
      { type: 'session.ended', sessionId: 'session-1', end: 'idle' },
      { type: 'session.ended', sessionId: 'session-2', end: 'exit' },
    ],
    'game.inactivated': [
      { type: 'game.inactivated', code: 'ten-stones' },
      { type: 'game.inactivated', code: 'royal-crown' },
    ],
    'holds.changed': [
      { type: 'holds.changed', holds: ['dialog'] },
      { type: 'holds.changed', holds: [] },
    ],
    'credit.changed': [{ type: 'credit.changed' }],
    'wallet.chosen': [{ type: 'wallet.chosen' }],
    'player.changed': [{ type: 'player.changed' }],
  },
  answers: {
    openGame: {
      done: [opened, demo],
      errors: ['no answer', { status: 400, key: 'freebetNotForGames' }],
    },
    frame: { done: [], errors: ['no window'] },
    askSums: {
      done: [{ staked: 100, won: 50, currency: 'RSD', rounds: 1, last: [], wins: [] }],
      errors: ['no answer'],
    },
    endSession: { done: [undefined], errors: ['no answer'] },
  },
  facet: ({ game, session, holds, failure, renewed }) => [
    game?.demo ?? null,
    session ? session.sessionId : 'none',
    holds,
    failure?.key ?? null,
    renewed,
  ],
} satisfies CasesOf<typeof gameSessionMachine>;
