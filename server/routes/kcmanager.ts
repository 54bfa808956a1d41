import type { FastifyInstance } from 'fastify';
import { logoutUser, refreshToken } from '../../contract/http/kcmanager.ts';
import {
  changePassword,
  confirmEmailVerification,
  endOtherSessions,
  endSession,
  loginUser,
  registerUser,
  resetPassword,
  sendResetPasswordEmail,
  sendVerificationEmail,
  sessions,
} from '../../contract/http/kcmanager-accounts.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { addressOf, callersOf } from '../plugins/caller.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

const done = { error: null, ErrorText: 'ok' } as const;

export const kcmanagerRoutes = (app: FastifyInstance, { accounts, config, identity }: Services): void => {
  const callerOf = callersOf(config);

  register(app, loginUser, ({ body, request }) =>
    identity.signIn(body, addressOf(request.ip), request.headers['user-agent'] ?? null),
  );
  register(app, refreshToken, ({ body }) => identity.refresh(body.refreshToken));
  register(app, logoutUser, async ({ body, viewer }) => {
    await identity.signOut(viewer, body.refreshToken);
    return done;
  });

  register(app, registerUser, ({ body, request }) => accounts.register(body, callerOf(request)));
  register(app, confirmEmailVerification, async ({ body, request }) => {
    await accounts.confirmEmail(body, addressOf(request.ip));
    return done;
  });
  register(app, sendVerificationEmail, async ({ viewer, request }) => {
    await accounts.sendVerification(viewer, callerOf(request));
    return done;
  });
  register(app, sendResetPasswordEmail, async ({ body, request }) => {
    await accounts.forgotPassword(body, callerOf(request));
    return done;
  });
  register(app, resetPassword, async ({ body, request }) => ({
    ...done,
    device_token: await accounts.resetPassword(body, addressOf(request.ip)),
  }));

  register(app, changePassword, async ({ body, viewer, request }) => {
    await accounts.changePassword(body, viewer, callerOf(request));
    return done;
  });
  register(app, sessions, async ({ viewer }) => {
    const going = (await identity.sessionsOf(viewer.userId)).map((session) => ({
      id: session.id,
      current: session.id === viewer.sessionId,
      startedAt: session.startedAt === null ? null : new Date(session.startedAt).toISOString(),
      seenAt: new Date(session.rotatedAt).toISOString(),
      rememberMe: session.rememberMe,
      device: session.userAgent,
    }));
    return going.sort((one, other) => Number(other.current) - Number(one.current));
  });
  register(app, endSession, async ({ body, viewer }) => {
    if (!(await identity.endSession(viewer, body.id))) throw new RefusedCall(404, 'notFound', { id: 'notFound' });
    return done;
  });
  register(app, endOtherSessions, async ({ viewer }) => {
    await identity.endOtherSessions(viewer);
    return done;
  });
};
