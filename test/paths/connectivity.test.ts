import { coverTest } from '../support/replays/cover-test.ts';

coverTest('connectivity', {
  'connectivity xstate.error.actor.watchBrowser -> stays': 'listening to the window does not fail',
  'connectivity xstate.error.actor.watchSockets -> stays': 'listening to a socket does not fail',
  'connectivity.reload.asking xstate.error.actor.askHealth [0] -> connectivity.reload.held.byServer':
    'a health call without an answer is an answer: that nobody is there',
  'connectivity.reload.asking xstate.error.actor.askHealth [1] -> connectivity.reload.none':
    'a health call without an answer is an answer: that nobody is there',
  'connectivity.reload.held.byServer.asked xstate.error.actor.askHealthAgain -> connectivity.reload.held.byServer.silent':
    'a health call without an answer is an answer: that nobody is there',
  'connectivity.reload.reloading xstate.after.reloadDeadline.connectivity.reload.reloading -> connectivity.reload.none':
    'the page is gone long before the deadline of its reload',
  'connectivity.reload.deciding always [0] -> connectivity.reload.none':
    'the machine raises it itself after its recheck',
});
