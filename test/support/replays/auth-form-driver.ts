import type { AuthFormName } from '../../../machines/auth-form/auth-form.machine.ts';
import { firstPassword, secondPassword } from '../account-screen.ts';
import { fill, fillRegistration, goHome, openLoginDialog, openSettings, press, resetAddress } from './account-stage.ts';
import { appointAgent } from './agent-stage.ts';
import { authFormObstacle, placeOf } from './auth-form-obstacle.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';

const urls: Record<AuthFormName, string> = {
  login: heldUrls.logIn,
  register: heldUrls.register,
  forgotPassword: heldUrls.forgotPassword,
  resetPassword: heldUrls.resetPassword,
  changePassword: heldUrls.changePassword,
  endSession: heldUrls.endSession,
  endOtherSessions: heldUrls.endOtherSessions,
  connectAgent: heldUrls.connectAgent,
};

/** The facts of the machine that its guards can see. */
const formOf = ({ facts }: DrivenStep) => (facts as [AuthFormName])[0];
const isRefusal = (event: { type: string; error?: unknown }) =>
  event.type === 'xstate.error.actor.submit' && event.error !== 'broken';

/** Each form in its place: three in the dialog, one behind a mailed link, four on the settings page. */
export const createAuthFormDriver = (): Driver => {
  let dialogOpen = false;

  const submit: Record<AuthFormName, (screen: ReplayScreen, step: DrivenStep) => Promise<void>> = {
    login: async (screen) => {
      await fill(screen, { 'auth:username': 'player', 'auth:password': 'Sandbox12345' });
      await press(screen, 'auth:submit');
    },
    register: async (screen, { later }) => {
      await fillRegistration(screen, later[0] && isRefusal(later[0]) ? 'player' : undefined);
      await press(screen, 'auth:register.submit');
    },
    forgotPassword: async (screen) => {
      await press(screen, 'auth:forgot.link');
      await fill(screen, { 'auth:email': 'nobody@mail.example' });
      await press(screen, 'auth:forgot.submit');
    },
    resetPassword: async (screen) => {
      await fill(screen, { 'auth:newPassword': secondPassword, 'auth:passwordConfirmation': secondPassword });
      await press(screen, 'auth:reset.submit');
    },
    changePassword: async (screen) => {
      await fill(screen, {
        'auth:currentPassword': firstPassword,
        'auth:newPassword': secondPassword,
        'auth:passwordConfirmation': secondPassword,
      });
      await press(screen, 'auth:changePassword');
    },
    endSession: ({ page }) => page.getByRole('listitem').getByRole('button').last().click(),
    endOtherSessions: (screen) => press(screen, 'account:sessions.endOthers'),
    connectAgent: async (screen) => {
      await fill(screen, { 'auth:agent.code': await appointAgent(screen.origin) });
      await screen.page.getByRole('checkbox', { name: screen.words('auth:agent.confirm') }).check();
      await press(screen, 'auth:agent.submit');
    },
  };

  return {
    served: true,
    begin: async (screen, steps) => {
      const place = placeOf(steps);
      if (place === 'settings') await openSettings(screen);
      if (place === 'missed') await screen.open('/auth/reset-password');
      if (place === 'reset') await screen.open(await resetAddress(screen));
      if (place !== 'dialog') return place === 'settings' ? 0 : 1;
      await screen.open('/');
      await openLoginDialog(screen);
      dialogOpen = true;
      return 0;
    },
    drive: {
      'form.submitted': async (screen, step) => {
        if (placeOf([step]) === 'dialog' && !dialogOpen) await openLoginDialog(screen);
        dialogOpen = true;
        await submit[step.event.form as AuthFormName](screen, step);
      },
      'field.changed': (screen) => fill(screen, { 'auth:username': 'somebody' }),
      'form.left': async (screen) => {
        const { page, words } = screen;
        const back = page.getByRole('link', { name: words('auth:reset.back') });
        if (await back.isVisible()) return back.click();
        if (await page.getByRole('dialog').isVisible()) {
          await press(screen, 'common:close');
          dialogOpen = false;
        } else await goHome(screen);
      },
      'xstate.done.actor.submit': async (screen, step) => {
        await screen.calls.release(urls[formOf(step)]);
      },
      'xstate.error.actor.submit': async (screen, step) => {
        const url = urls[formOf(step)];
        if (isRefusal(step.event)) await screen.calls.release(url);
        else await screen.calls.cut(url);
      },
      // What the page finds when it is opened.
      'link.opened': async () => undefined,
      'link.missed': async () => undefined,
    },
    never: {},
    obstacle: authFormObstacle,
    spare: () => true,
    sights: [
      {
        states: ['submitting'],
        isSeen: ({ page }) => page.locator('button[type=submit]:disabled').first().isVisible(),
      },
    ],
  };
};
