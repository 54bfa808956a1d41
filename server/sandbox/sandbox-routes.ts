import type { FastifyInstance } from 'fastify';
import {
  sandboxAffiliate,
  sandboxAffiliateCorrection,
  sandboxAffiliateDue,
  sandboxAffiliatePayout,
  sandboxAgent,
  sandboxBetLimit,
  sandboxBlock,
  sandboxClock,
  sandboxDrop,
  sandboxFreeRounds,
  sandboxGame,
  sandboxJackpot,
  sandboxLedger,
  sandboxMail,
  sandboxMaintenance,
  sandboxMarket,
  sandboxMatch,
  sandboxMatches,
  sandboxMessage,
  sandboxMoveMember,
  sandboxNotice,
  sandboxPlayer,
  sandboxProvider,
  sandboxReload,
  sandboxRound,
  sandboxSettings,
  sandboxSockets,
  sandboxState,
  sandboxStatus,
  sandboxTakeBack,
  sandboxTicket,
  sandboxToken,
  sandboxTranslation,
} from '../../contract/http/sandbox.ts';
import { isShared } from '../../domain/games/titles/title.ts';
import { titleOf } from '../../domain/games/titles.ts';
import { foldName } from '../../domain/identity/fold-name.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { FeedCommand } from '../feed/simulator/overrides.ts';
import { playerName } from '../games/player-name.ts';
import { addDemoAccount } from '../identity/demo-accounts.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { isAllowedOrigin } from '../process/origin.ts';
import { register } from '../routes/register.ts';
import type { Services } from '../services.ts';
import { openMatches } from './open-matches.ts';
import { createPending } from './pending.ts';
import { pushRoutes } from './push-routes.ts';

const done = { error: null, ErrorText: 'ok' } as const;

/** Longer than the studio waits for an answer, in milliseconds. */
const slowBy = 5_000;

/** The tester's calls: money moves by them, so they answer only the site's own pages and tools without an Origin. */
export const sandboxRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { clock, config, feed, identity, mail, payments, pushes, sandbox, settings, sockets, tickets } = services;
  const { affiliates, agency, bent, database, games, inbox, ledger, others, simulatedProvider, studio } = services;
  const pending = createPending(services);

  app.addHook('onRequest', async ({ headers }) => {
    if (!isAllowedOrigin(config, headers.origin, headers.host)) throw new RefusedCall(403, 'forbidden');
  });

  app.addHook('onResponse', async ({ method, url, body }, { statusCode }) => {
    if (method !== 'POST') return;
    sandbox.calls.add({ command: url.split('?', 1)[0]?.split('/').at(-1) ?? '', body, status: statusCode });
  });

  const userIdOf = async (username: string): Promise<string> => {
    const user = await identity.findUser(username);
    if (!user) throw new RefusedCall(404, 'notFound', { username: 'notFound' });
    return user.id;
  };
  const someUserId = (username: string | undefined) => (username === undefined ? null : userIdOf(username));
  const knownEvent = (eventId: string): void => {
    if (feed.match(eventId) === null) throw new RefusedCall(404, 'notFound', { eventId: 'notFound' });
  };

  const bend = (command: FeedCommand): void => {
    bent.applyCommand(command);
    others.tell('feedCommand', command);
  };

  register(app, sandboxTicket, async ({ body: { username, ...outcome } }) => {
    await sandbox.forceTicket(await someUserId(username), outcome);
    return done;
  });

  register(app, sandboxMarket, async ({ body }) => {
    knownEvent(body.eventId);
    bend(await sandbox.forceMarket(body));
    return done;
  });

  register(app, sandboxMatch, async ({ body }) => {
    knownEvent(body.eventId);
    bend(await sandbox.forceMatch(body));
    await tickets.runDue();
    // A match that had ended before has a corrected result now.
    await tickets.correct(body.eventId);
    return done;
  });

  register(app, sandboxMaintenance, async ({ body }) => {
    await settings.announceMaintenance('off' in body ? null : body.timeLeft);
    return done;
  });

  register(app, sandboxBlock, async ({ body }) => {
    await identity.setBlocked(await userIdOf(body.username), body.blocked);
    return done;
  });

  register(app, sandboxAgent, async ({ body: { username, under, may_appoint } }) => {
    const userId = await userIdOf(username);
    const above = under === undefined ? null : await userIdOf(under);
    if (above === userId || (above !== null && (await agency.connection(above)).agent === null)) {
      throw new RefusedCall(400, 'userUnknown', { under: 'userUnknown' });
    }
    const code = await agency.appoint(userId, above);
    if (may_appoint !== undefined) await agency.allowAppointing(userId, may_appoint);
    return { ...done, code };
  });

  register(app, sandboxMoveMember, async ({ body: { username, under } }) => {
    await agency.move(await userIdOf(username), await userIdOf(under));
    return done;
  });

  register(app, sandboxAffiliate, async ({ body: { username, under, currency_id: currencyId, plan } }) => {
    const userId = await userIdOf(username);
    await affiliates.appoint(userId, { plan, currencyId, under: await someUserId(under) });
    return done;
  });

  register(app, sandboxAffiliateDue, async () => {
    await affiliates.runDue();
    return done;
  });

  register(app, sandboxAffiliatePayout, async ({ body }) => {
    await affiliates.payouts.decide(await userIdOf(body.username), body.confirm);
    return done;
  });

  register(app, sandboxAffiliateCorrection, async ({ body: { username, month, amount, note } }) => {
    await affiliates.correct(await userIdOf(username), month, amount, note);
    return done;
  });

  register(app, sandboxMessage, async ({ body: { username, title, text } }) => {
    await inbox.announce(await someUserId(username), { title, text });
    return done;
  });

  register(app, sandboxStatus, async ({ body }) => {
    await settings.setStatus(body.key, body.value);
    pushes.toAll('status_update', { key: body.key, value: body.value });
    return done;
  });

  register(app, sandboxSettings, async ({ body }) => {
    await settings.setGeneral(body.key, body.value);
    pushes.toAll('reload_settings', {});
    return done;
  });

  register(app, sandboxReload, () => {
    pushes.toAll('reload_page', {});
    return done;
  });

  register(app, sandboxSockets, ({ body }) => {
    if ('cut' in body) sockets.cut();
    else sockets.refuse(body.refuse);
    return done;
  });

  register(app, sandboxToken, async ({ body }) => {
    await identity.expire(await userIdOf(body.username), body.expire);
    return done;
  });

  register(app, sandboxDrop, async ({ body }) => {
    sandbox.drops.arm({ userId: await someUserId(body.username), url: body.url ?? null });
    return done;
  });

  register(app, sandboxClock, async ({ body }) => {
    await sandbox.advanceClock(body.advance);
    others.tell('clockAdvanced', body.advance);
    await tickets.runDue();
    await studio.runDue();
    await games.sessions.endDue();
    return { nowTimestamp: clock.now() };
  });

  register(app, sandboxBetLimit, async ({ body: { username, ...limit } }) => {
    if (username === undefined) pushes.toAll('casinoBetLimit', limit);
    else pushes.toUser(await userIdOf(username), 'casinoBetLimit', limit);
    return done;
  });

  register(app, sandboxGame, async ({ body: { game_code, ...change } }) => {
    await games.change(game_code, change);
    return done;
  });

  register(app, sandboxRound, async ({ body: { username, game_code, outcome } }) => {
    const title = game_code === undefined ? null : titleOf(game_code);
    if (title === undefined) throw new RefusedCall(404, 'gameUnknown', { game_code: 'gameUnknown' });
    // Rounds that others play as well cannot be forced.
    if (title && isShared(title)) throw new RefusedCall(400, 'badRequest', { game_code: 'badRequest' });
    const userId = await someUserId(username);
    const player = userId === null ? null : playerName(games.secret, userId);
    studio.forced?.add({ player, gameCode: game_code ?? null, outcome });
    return done;
  });

  register(app, sandboxJackpot, async ({ body: { username, pot } }) => {
    games.jackpots.force({ userId: await someUserId(username), pot });
    return done;
  });

  register(app, sandboxFreeRounds, async ({ body: { username, rule, currency_id = 1 } }) => {
    const id = await games.freeRounds.give(await userIdOf(username), rule, currency_id);
    return { ...done, id };
  });

  register(app, sandboxProvider, ({ body: { mode, ms = slowBy } }) => {
    sandbox.provider.set({ mode, ms });
    return done;
  });

  register(app, sandboxNotice, async ({ body: { username, notice } }) => {
    const [newest] = (await payments.page(await userIdOf(username), 1)).result;
    const status = newest ? await simulatedProvider?.notify(newest.payment_id, notice) : null;
    if (status == null) throw new RefusedCall(404, 'notFound');
    return { status };
  });

  register(app, sandboxState, async () => ({
    nowTimestamp: clock.now(),
    clockOffset: clock.offset(),
    players: (await identity.accounts()).map(({ username, blocked }) => ({ username, blocked })),
    statuses: await settings.statuses(),
    pending: await pending.all(),
    log: [...sandbox.calls.all()],
  }));

  register(app, sandboxMatches, ({ query }) => ({ result: openMatches(feed, query.search ?? '') }));

  register(app, sandboxTakeBack, async ({ body }) => {
    if ('all' in body) for (const { id } of await pending.all()) await pending.takeBack(id);
    else if (!(await pending.takeBack(body.id))) throw new RefusedCall(404, 'notFound', { id: 'notFound' });
    return done;
  });

  register(app, sandboxPlayer, async ({ body: { username } }) => {
    await addDemoAccount(identity, ledger, { username, roles: [] });
    return done;
  });

  register(app, sandboxLedger, async () => ({ broken: await checkInvariants(database, clock.now()) }));

  register(app, sandboxTranslation, async ({ body: { operator, lang, key, text } }) => {
    await services.translations.set(operator, lang, key, text ?? null);
    return done;
  });

  register(app, sandboxMail, async ({ body: { username, to } }) => {
    const userId = await someUserId(username);
    const ofPlayer = userId === null ? null : ((await identity.findUserById(userId))?.emailKey ?? '');
    await mail.dispatch();
    const kept = await mail.kept(to === undefined ? ofPlayer : foldName(to));
    return kept.map(({ at, ...sent }) => ({ ...sent, at: new Date(at).toISOString() }));
  });

  pushRoutes(app, services, someUserId);
};
