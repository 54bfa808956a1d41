import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, language } from '../../contract/entities/scalars.ts';
import { loginUser, logoutUser, refreshToken } from '../../contract/http/kcmanager.ts';
import {
  confirmEmailVerification,
  registerUser,
  resetPassword,
  sendResetPasswordEmail,
  sendVerificationEmail,
} from '../../contract/http/kcmanager-accounts.ts';
import type { Caller } from '../identity/accounts.ts';
import { siteOrigin } from '../origin.ts';
import { register } from '../register.ts';
import type { Services } from '../services.ts';

const done = { error: null, ErrorText: 'ok' } as const;

const cookieLanguage = (cookies: string | undefined): Language => {
  const chosen = language.safeParse(/(?:^|;\s*)lang=([a-z]+)/.exec(cookies ?? '')?.[1]);
  return chosen.success ? chosen.data : 'en';
};

export const kcmanagerRoutes = (app: FastifyInstance, { accounts, config, identity }: Services): void => {
  const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
    address: ip,
    origin: siteOrigin(config, headers.origin, headers.host),
    language: cookieLanguage(headers.cookie),
  });

  register(app, loginUser, ({ body, request }) => identity.signIn(body, request.ip));
  register(app, refreshToken, ({ body }) => identity.refresh(body.refreshToken));
  register(app, logoutUser, async ({ body, viewer }) => {
    await identity.signOut(viewer, body.refreshToken);
    return done;
  });

  register(app, registerUser, ({ body, request }) => accounts.register(body, callerOf(request)));
  register(app, confirmEmailVerification, async ({ body, request }) => {
    await accounts.confirmEmail(body, request.ip);
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
  register(app, resetPassword, async ({ body, request }) => {
    await accounts.resetPassword(body, request.ip);
    return done;
  });
};
