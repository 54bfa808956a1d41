import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  affiliateOffice,
  affiliatePlayersCall,
  affiliateTicketCall,
  affiliateTicketsCall,
  calculation,
  createPromoCode,
  payouts,
  promoCodes,
  requestPayout,
  setPromoCode,
} from '../../contract/http/affiliates.ts';
import { addPostback, postbacks, removePostback, testPostback } from '../../contract/http/postbacks.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Viewer } from '../identity/viewer.ts';
import { addressOf, cookieOf, deviceCookie, referralCookie } from '../plugins/caller.ts';
import type { Services } from '../services.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { register } from './register.ts';

const done = { error: null, ErrorText: 'ok' } as const;
const day = 24 * 3_600;

/** The affiliate who asks; 403 for everybody else. */
const affiliateOf = ({ userId, roles }: Viewer): string => {
  if (!roles.includes('AFFILIATE')) throw new RefusedCall(403, 'forbidden');
  return userId;
};

const actingOf = (viewer: Viewer): string => {
  const affiliate = affiliateOf(viewer);
  if (viewer.blocked) throw new RefusedCall(403, 'youAreBlocked');
  return affiliate;
};

/** Only a path of this site: nothing that a browser would read as another one's. */
const ownPath = (to: unknown): string =>
  typeof to === 'string' && /^\/(?![/\\])[\w\-./?=&%]{0,300}$/.test(to) ? to : '/';

export const affiliateRoutes = (app: FastifyInstance, services: Services): void => {
  const { affiliates, referrals, sharedSlips, config } = services;
  const cookie = (name: string, value: string, days: number): string =>
    `${name}=${value}; Path=/; Max-Age=${days * day}; HttpOnly; SameSite=Lax${config.production ? '; Secure' : ''}`;

  /** The browser's name for itself; one that has none is given one. */
  const deviceOf = ({ headers }: FastifyRequest, reply: FastifyReply): string => {
    const known = cookieOf(headers.cookie, deviceCookie);
    if (known !== null) return known;
    const device = randomUUID();
    reply.header('set-cookie', cookie(deviceCookie, device, 365));
    return device;
  };

  app.get<{ Params: { code: string }; Querystring: { to?: unknown } }>(
    '/r/:code',
    { config: { isCall: true }, schema: { hide: true } },
    async (request, reply) => {
      const { code } = request.params;
      deviceOf(request, reply);
      // The last click counts.
      if (/^[A-Za-z0-9]{4,16}$/.test(code) && (await referrals.click(code))) {
        reply.header('set-cookie', cookie(referralCookie, code.toUpperCase(), 30));
      }
      return reply.header('cache-control', 'no-store').redirect(ownPath(request.query.to), 302);
    },
  );

  register(app, promoCodes, ({ viewer, query: { page = 1, state, ...query } }) =>
    affiliates.codes(affiliateOf(viewer), {
      ...query,
      page,
      active: state === undefined ? undefined : state === 'active',
    }),
  );
  register(app, createPromoCode, async ({ viewer, body, request }) => ({
    ...done,
    code: await affiliates.createCode(actingOf(viewer), body, idempotencyKeyOf(request)),
  }));
  register(app, setPromoCode, async ({ viewer, body }) => {
    await affiliates.setCode(actingOf(viewer), body.code, body.active);
    return done;
  });

  register(app, affiliateOffice, async ({ viewer, request, reply }) => {
    const affiliate = affiliateOf(viewer);
    const office = await affiliates.office(affiliate);
    await referrals.seen(affiliate, { device: deviceOf(request, reply), address: addressOf(request.ip) });
    return office;
  });
  register(app, affiliatePlayersCall, ({ viewer, query: { page = 1, search, ...sorted } }) =>
    affiliates.players(affiliateOf(viewer), page, search, sorted),
  );
  register(app, affiliateTicketsCall, ({ viewer, query: { page = 1, search } }) =>
    affiliates.tickets(affiliateOf(viewer), page, search),
  );
  register(app, affiliateTicketCall, async ({ viewer, query: { ticket } }) => {
    const { userId, ticketId } = await affiliates.ownerOfTicket(affiliateOf(viewer), ticket);
    const slip = await sharedSlips.ofTicket(userId, ticketId);
    if (!slip) throw new RefusedCall(404, 'notFound');
    // His stake is no affiliate's business.
    return { slip: { ...slip, stake: null } };
  });
  register(app, calculation, ({ viewer, query }) => affiliates.calculation(affiliateOf(viewer), query.month));

  register(app, payouts, async ({ viewer }) => ({ result: await affiliates.payouts.list(affiliateOf(viewer)) }));
  register(app, requestPayout, async ({ viewer, body, request }) => {
    const affiliate = actingOf(viewer);
    return { ...done, payout: await affiliates.payouts.request(affiliate, body.amount, idempotencyKeyOf(request)) };
  });

  register(app, postbacks, async ({ viewer }) => ({ result: await affiliates.postbacks.list(affiliateOf(viewer)) }));
  register(app, addPostback, async ({ viewer, body }) => {
    const { userId } = await affiliates.known(actingOf(viewer));
    return { ...done, id: await affiliates.postbacks.add(userId, body.url, body.events) };
  });
  register(app, testPostback, async ({ viewer, body }) => ({
    ...done,
    status: await affiliates.postbacks.test(await affiliates.known(actingOf(viewer)), body.id),
  }));
  register(app, removePostback, async ({ viewer, body }) => {
    await affiliates.postbacks.remove(actingOf(viewer), body.id);
    return done;
  });
};
