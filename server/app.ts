import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, LogController, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Language } from '../contract/entities/languages.ts';
import { busy, refusalBody } from './calls/refusal.ts';
import { createTurnstile } from './calls/turnstile.ts';
import { createFirstLists } from './feed/first-lists.ts';
import { limitCalls } from './plugins/call-limits.ts';
import { answerErrors } from './plugins/errors.ts';
import { createFirstAnswers } from './plugins/first-answers.ts';
import { textsFolder } from './plugins/first-files.ts';
import { createColours, createFirstRows, drawingOf } from './plugins/first-rows.ts';
import { openToFrames, serveGamePages } from './plugins/game-pages.ts';
import { parseJsonBodies } from './plugins/json-body.ts';
import { serveMetrics } from './plugins/metrics.ts';
import { describeApi } from './plugins/openapi.ts';
import { logRequests } from './plugins/request-log.ts';
import { setSecurityHeaders } from './plugins/security-headers.ts';
import { endServiceWorkers } from './plugins/service-worker.ts';
import { siteDocument } from './plugins/site-document.ts';
import { serveManifest } from './plugins/site-manifest.ts';
import { servePreviews } from './plugins/site-previews.ts';
import { serveSite } from './plugins/static-site.ts';
import { refuseWhileStopping } from './plugins/stopping.ts';
import { createPictures } from './previews/pictures.ts';
import { createPreviews } from './previews/previews.ts';
import { siteTexts } from './previews/site-texts.ts';
import { dutiesOf } from './process/role.ts';
import { root } from './root.ts';
import { affiliateRoutes } from './routes/affiliates.ts';
import { agencyRoutes } from './routes/agency.ts';
import { baseRoutes } from './routes/base.ts';
import { casinoRoutes } from './routes/casino.ts';
import { cmsBannerRoutes } from './routes/cms-banners.ts';
import { cmsContactRoutes } from './routes/cms-contact.ts';
import { cmsOfferRoutes } from './routes/cms-offer.ts';
import { cmsSettingsRoutes } from './routes/cms-settings.ts';
import { cmsTranslationRoutes } from './routes/cms-translations.ts';
import { gameRoutes, gameWalletRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { kcmanagerRoutes } from './routes/kcmanager.ts';
import { paymentRoutes } from './routes/payment.ts';
import { playerCareRoutes } from './routes/player-care.ts';
import { pushRoutes } from './routes/push.ts';
import { sharedSlipRoutes } from './routes/shared-slips.ts';
import { sportsbettingRoutes } from './routes/sportsbetting.ts';
import { studioRoutes } from './routes/studio.ts';
import { transactionsRoutes } from './routes/transactions.ts';
import { voucherRoutes } from './routes/vouchers.ts';
import { simulatedProviderRoutes } from './sandbox/provider/provider-routes.ts';
import { sandboxPageRoutes } from './sandbox/sandbox-page-routes.ts';
import { sandboxRoutes } from './sandbox/sandbox-routes.ts';
import type { Services } from './services.ts';
import { operatorIdOf } from './settings/operators.ts';
import { operatorZone } from './time/operator-day.ts';

const builtSite = `${root}dist`;
const largestBody = 64 * 1024;
/** How many calls of one player may wait for his own, and how long each, in milliseconds; then they are answered with busy. */
const mostCallsWaiting = 50;
const longestTurnWait = 3_000;

/** What a request that never became one is answered, by the code of its error. */
const unreadable: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * The HTTP side of the server, not yet listening; the sockets answer on the same port. A server without players answers
 * only health and metrics. `onRoute` is called for every route.
 */
export const buildApp = async (
  services: Services,
  onRoute: (route: RouteOptions) => void = () => undefined,
): Promise<FastifyInstance> => {
  const {
    callCounts,
    config,
    identity,
    log,
    metrics,
    ownLine,
    readiness,
    sandbox,
    simulatedProvider,
    sockets,
    studio,
    version,
  } = services;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy, not all: whatever is left of the entry that it wrote is the caller's own claim.
    trustProxy: config.trustProxy === true ? (_address, hop) => hop === 0 : config.trustProxy,
    bodyLimit: largestBody,
    requestTimeout: config.secondsPerRequest * 1_000,
    http: {
      headersTimeout: (config.secondsPerRequest * 1_000) / 3,
      connectionsCheckingInterval: (config.secondsPerRequest * 1_000) / 6,
    },
    forceCloseConnections: 'idle',
    // Its own words have no translation; refuseWhileStopping has.
    return503OnClosing: false,
    // An address that is no address, and bytes that are no HTTP, are answered like every other bad input.
    frameworkErrors: (_error, _request, reply: FastifyReply) => reply.code(400).send(refusalBody('badRequest')),
    clientErrorHandler: ({ code }, socket) => {
      const status = unreadable[code ?? ''] ?? '400 Bad Request';
      if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', onRoute);
  app.decorate('sandbox', config.sandbox);
  const turn = createTurnstile(1, { mostWaiting: mostCallsWaiting, longestWait: longestTurnWait });
  app.decorate('inTurn', (userId, call) => {
    if (readiness.isFull()) throw busy();
    return turn(userId, call);
  });
  app.decorate('answered', turn.idle);
  app.decorate('authenticate', (request) => identity.authenticate(request.headers.authorization));
  app.decorateRequest('viewer', null);

  answerErrors(app);
  openToFrames(app);
  refuseWhileStopping(app, readiness, ownLine);
  parseJsonBodies(app);
  logRequests(app);
  serveMetrics(app, metrics, config.metricsToken);
  setSecurityHeaders(app, config);
  if (!dutiesOf[config.role].players) {
    app.register(async (routes) => healthRoutes(routes, services));
    return app;
  }
  await limitCalls(app, config, identity, callCounts, ownLine);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await describeApi(app, version);

  if (config.sandbox) sandbox.drops.install(app);
  app.register(async (routes) => {
    healthRoutes(routes, services);
    kcmanagerRoutes(routes, services);
    baseRoutes(routes, services);
    playerCareRoutes(routes, services);
    pushRoutes(routes, services);
    cmsSettingsRoutes(routes, services);
    cmsContactRoutes(routes, services);
    cmsBannerRoutes(routes, services);
    cmsTranslationRoutes(routes, services);
    sportsbettingRoutes(routes, services);
    sharedSlipRoutes(routes, services);
    cmsOfferRoutes(routes, services);
    paymentRoutes(routes, services);
    transactionsRoutes(routes, services);
    voucherRoutes(routes, services);
    agencyRoutes(routes, services);
    affiliateRoutes(routes, services);
    casinoRoutes(routes, services);
    gameRoutes(routes, services);
    gameWalletRoutes(routes, services);
  });
  app.register((routes) => studioRoutes(routes, services));
  if (config.sandbox) {
    app.register((routes) => sandboxRoutes(routes, services));
    app.register(sandboxPageRoutes);
    if (simulatedProvider)
      app.register((routes) => simulatedProviderRoutes(routes, config, simulatedProvider, services.clock));
  }
  const site = config.siteDir ?? builtSite;
  serveGamePages(app, site, studio.has);
  if (!config.serviceWorker) endServiceWorkers(app);
  const wordsOf = async (origin: string, language: Language) => {
    const operator = operatorIdOf(origin);
    const words = operator === null ? null : await services.translations.of(operator);
    return { version: words?.version ?? '', texts: words?.in(language) ?? {} };
  };
  const textsVersion = async (origin: string) => (await wordsOf(origin, 'en')).version;
  if (existsSync(site)) {
    const { clock, feed, settings, sharedSlips } = services;
    const say = siteTexts(textsFolder(site));
    const previews = createPreviews({ say, feed, sharedSlips });
    serveManifest(app, site, { say, config });
    servePreviews(app, site, { previews, pictures: createPictures(clock), config });
    const lists = createFirstLists(feed, clock);
    const firstAnswers = createFirstAnswers({ lists, settings });
    const drawing = drawingOf(site);
    const firstRows = createFirstRows(site, drawing, {
      zone: operatorZone,
      wordsOf,
      onFailed: (error) => app.log.error(error, 'The first rows of a document were not drawn'),
    });
    await serveSite(
      app,
      site,
      siteDocument(site, { previews, config, coloursOf: createColours(drawing) }),
      textsVersion,
      firstAnswers,
      firstRows,
    );
  }

  ownLine.through(app);
  sockets.attach(app.server);
  app.addHook('preClose', async () => sockets.close());
  return app;
};
