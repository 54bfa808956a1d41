import { coverTest } from '../support/replays/cover-test.ts';

coverTest('cashOut', {
  'cashOut tickets.shown -> stays': 'the history says it by itself when it is opened',
  'cashOut.open.quoted xstate.error.actor.ticker -> cashOut.open.expired':
    'the ticker is a timer of the browser, and those do not fail',
});
