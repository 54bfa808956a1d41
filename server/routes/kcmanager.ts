import type { FastifyInstance } from 'fastify';
import { loginUser, logoutUser, refreshToken } from '../../contract/http/kcmanager.ts';
import { register } from '../register.ts';
import type { Services } from '../services.ts';

export const kcmanagerRoutes = (app: FastifyInstance, { identity }: Services): void => {
  register(app, loginUser, ({ body, request }) => identity.signIn(body, request.ip));
  register(app, refreshToken, ({ body }) => identity.refresh(body.refreshToken));
  register(app, logoutUser, async ({ body, viewer }) => {
    await identity.signOut(viewer, body.refreshToken);
    return { error: null, ErrorText: 'ok' as const };
  });
};
