import type { FastifyInstance } from 'fastify';
import { pushChange, pushSettings, pushSubscribe, pushUnsubscribe } from '../../contract/http/push.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

const done = { error: null, ErrorText: 'ok' } as const;

export const pushRoutes = (app: FastifyInstance, { push }: Services): void => {
  register(app, pushSettings, ({ body, viewer }) => push.settings(viewer, body.endpoint));
  register(app, pushSubscribe, async ({ body, viewer }) => {
    await push.subscribe(viewer, body);
    return done;
  });
  register(app, pushChange, async ({ body, viewer }) => {
    await push.change(viewer, body.kinds);
    return done;
  });
  register(app, pushUnsubscribe, async ({ viewer }) => {
    await push.unsubscribe(viewer);
    return done;
  });
};
