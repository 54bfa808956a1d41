import { sharedCover } from '../support/replays/cover-test.ts';

const outcome = 'what became of a ticket opens in the step that ends its wait; the connection journey shows it';

sharedCover('reload', {
  'reload.course.deciding always [2] -> reload.course.held.byOutcome': outcome,
  'reload.course.held.byOutcome outcome.changed -> reload.course.asking': outcome,
  'reload.course.held.byOutcome xstate.after.readingTime.reload.course.held.byOutcome -> reload.course.asking': outcome,
  'reload.facts outcome.changed -> stays': outcome,
  'reload.course.asking xstate.error.actor.askHealth [0] -> reload.course.held.byServer':
    'a health call without an answer is an answer: that nobody is there',
  'reload.course.asking xstate.error.actor.askHealth [1] -> reload.course.none':
    'a health call without an answer is an answer: that nobody is there',
  'reload.course.held.byServer.asked xstate.error.actor.askHealthAgain -> reload.course.held.byServer.silent':
    'a health call without an answer is an answer: that nobody is there',
  'reload.course.reloading xstate.after.reloadDeadline.reload.course.reloading -> reload.course.none':
    'the page is gone long before the deadline of its reload',
  'reload.course.deciding always [0] -> reload.course.none': 'a connection that is not up cannot be lost',
});
