import type { AuthFormName } from '../../../machines/auth-form/auth-form.machine.ts';
import type { DrivenStep } from './driver.ts';

type Place = 'dialog' | 'settings' | 'reset' | 'missed';

const placeOfForm: Record<AuthFormName, Place> = {
  login: 'dialog',
  register: 'dialog',
  forgotPassword: 'dialog',
  resetPassword: 'reset',
  changePassword: 'settings',
  endSession: 'settings',
  endOtherSessions: 'settings',
  connectAgent: 'settings',
};

/** Where a path begins: where the first thing that happens on it can happen. */
export const placeOf = (steps: readonly Pick<DrivenStep, 'event'>[]): Place => {
  const [first] = steps;
  if (first?.event.type === 'link.opened') return 'reset';
  if (first?.event.type === 'link.missed') return 'missed';
  const form = steps.find(({ event }) => event.type === 'form.submitted')?.event.form as AuthFormName | undefined;
  return form ? placeOfForm[form] : 'dialog';
};

/** Why the steps of a path of the forms cannot come in this order from outside. */
export const authFormObstacle = (steps: readonly DrivenStep[]): string | null => {
  const place = placeOf(steps);
  let over = false;
  for (const [index, { event, facts }] of steps.entries()) {
    const [form, problems, linked] = facts as [AuthFormName, readonly string[], boolean];
    if (over) return 'the page is another one by then, whose forms have paths of their own';
    if (event.type.startsWith('link.') && index > 0) return 'a page is opened with its link, or without';
    if (event.type === 'form.submitted') {
      if (placeOfForm[event.form as AuthFormName] !== place) return 'this form stands on another page';
      if (place === 'reset' && !linked) return 'the form stands there only with a link';
      if (problems.length > 0 && event.form !== form) return 'the way to another form leaves the one before';
    }
    if (event.type === 'xstate.error.actor.submit' && event.error !== 'broken' && form !== 'register')
      return 'only a registration is refused for its username';
    if (event.type === 'field.changed' && form !== 'login' && form !== 'register')
      return 'this form asks for no username';
    if (event.type === 'form.left' && place !== 'dialog') over = true;
    if (event.type === 'link.missed') over = true;
    const done = event.type === 'xstate.done.actor.submit';
    if (done && ['login', 'register', 'resetPassword'].includes(form)) over = true;
  }
  return null;
};
