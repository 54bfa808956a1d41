import { coverTest } from '../support/replays/cover-test.ts';

coverTest('reload', {
  'reload.course.asking xstate.error.actor.askHealth [0] -> reload.course.held.byServer':
    'a health call without an answer is an answer: that nobody is there',
  'reload.course.asking xstate.error.actor.askHealth [1] -> reload.course.none':
    'a health call without an answer is an answer: that nobody is there',
  'reload.course.held.byServer.asked xstate.error.actor.askHealthAgain -> reload.course.held.byServer.silent':
    'a health call without an answer is an answer: that nobody is there',
  'reload.course.reloading xstate.after.reloadDeadline.reload.course.reloading -> reload.course.none':
    'the page is gone long before the deadline of its reload',
  'reload.course.deciding always [0] -> reload.course.none': 'asked by the recheck of the sockets',
});
