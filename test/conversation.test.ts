import { expect, test } from 'vitest';
import { explored } from './support/conversation/explored.ts';

test('in whatever order answers, pushes, pings and offers come, the slip says of its ticket what is so, and comes to an end', () => {
  const { met, lie, stuck } = explored({ losses: 0, reloads: 0 });
  expect({ lie, stuck }).toEqual({ lie: null, stuck: null });
  expect(met).toEqual(
    new Set([
      'waiting.sending',
      'waiting.awaiting',
      'waiting.checking',
      'waiting.offered',
      'accepted',
      'denied',
      'refused',
      'empty',
      'composing.prices.checking composing.kind.basic composing.face.ready',
    ]),
  );
});
