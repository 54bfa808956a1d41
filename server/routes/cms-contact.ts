import type { FastifyInstance } from 'fastify';
import { contact } from '../../contract/http/cms-contact.ts';
import { callersOf } from '../plugins/caller.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

export const cmsContactRoutes = (app: FastifyInstance, { config, contact: desk }: Services): void => {
  const callerOf = callersOf(config);
  register(app, contact, async ({ body, viewer, request }) => ({
    reference: await desk.receive(body, viewer?.userId ?? null, callerOf(request)),
  }));
};
