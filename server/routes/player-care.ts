import type { FastifyInstance } from 'fastify';
import { deleteMessages, messages, readMessages } from '../../contract/http/messages.ts';
import { playedSince, playLimits, setPlayLimits, setRealityCheck, takeBreak } from '../../contract/http/play-limits.ts';
import { addressOf } from '../plugins/caller.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

const done = { error: null, ErrorText: 'ok' } as const;

export const playerCareRoutes = (app: FastifyInstance, { accounts, inbox, playLimits: limits }: Services): void => {
  register(app, playLimits, ({ viewer }) => limits.overview(viewer.userId, viewer.realityCheck));
  register(app, setPlayLimits, async ({ body, viewer }) => {
    await limits.change(viewer.userId, body);
    return done;
  });
  register(app, setRealityCheck, async ({ body, viewer }) => {
    await limits.setRealityCheck(viewer.userId, body.minutes);
    return done;
  });
  register(app, playedSince, async ({ query, viewer }) => ({
    result: await limits.played(viewer.userId, Date.parse(query.since)),
  }));
  register(app, takeBreak, async ({ body, viewer, request }) => {
    if (body.kind === 'selfExclusion')
      await accounts.requirePassword(body.password, 'password', viewer, addressOf(request.ip));
    await limits.takeBreak(viewer.userId, body);
    return done;
  });

  register(app, messages, ({ body, viewer }) => inbox.page(viewer.userId, body.page));
  register(app, readMessages, async ({ body, viewer }) => {
    await inbox.mark(viewer.userId, body.ids, body.read);
    return done;
  });
  register(app, deleteMessages, async ({ body, viewer }) => {
    await inbox.remove(viewer.userId, body.ids);
    return done;
  });
};
