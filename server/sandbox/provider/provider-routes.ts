import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { language } from '../../../contract/entities/scalars.ts';
import { paymentNotice } from '../../../contract/http/payment.ts';
import { languageOf } from '../../calls/language.ts';
import { RefusedCall } from '../../calls/refusal.ts';
import type { Config } from '../../process/config.ts';
import { isAllowedOrigin } from '../../process/origin.ts';
import type { Clock } from '../../time/clock.ts';
import { providerCss, providerPage } from './provider-page.ts';
import { isOver, noticeFaults, type SimulatedProvider } from './simulated-provider.ts';

const address = '/sandbox/provider/:reference';
const pressed = z.object({
  outcome: z.enum(['paid', 'declined', 'cancelled']),
  fault: z._default(z.enum(noticeFaults), 'now'),
});

const spoken = z.object({ lang: language });

/** A form is posted with its origin only where the page's referrer policy lets it. */
const page = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin').type('text/html; charset=utf-8');

/** The provider's own page, where the player pays, declines or just leaves: a form without a script. */
export const simulatedProviderRoutes = async (
  app: FastifyInstance,
  config: Config,
  provider: SimulatedProvider,
  clock: Clock,
): Promise<void> => {
  provider.deliverBy(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'x-provider-signature': signature };
    return (await app.inject({ method: 'POST', url: paymentNotice.url, headers, payload })).statusCode;
  });

  // Here alone a form may be posted.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/sandbox/provider/page.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(providerCss),
  );

  app.get<{ Params: { reference: string } }>(address, { schema: { hide: true } }, async (request, reply) => {
    const { params, query, headers } = request;
    const order = await provider.order(params.reference);
    if (!order) throw new RefusedCall(404, 'notFound');
    const lang = spoken.safeParse(query).data?.lang ?? languageOf(headers.cookie);
    return page(reply).send(providerPage(order, isOver(order.reference, clock.now()), lang));
  });

  app.post<{ Params: { reference: string } }>(address, { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowedOrigin(config, request.headers.origin, request.headers.host)) throw new RefusedCall(403, 'forbidden');
    const choice = pressed.safeParse(request.body);
    if (!choice.success) throw new RefusedCall(400, 'badRequest');
    const order = await provider.decide(request.params.reference, choice.data.outcome, choice.data.fault);
    if (!order) throw new RefusedCall(404, 'notFound');
    return reply.redirect(order.returnUrl, 303);
  });
};
