import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorKey, errorKeys } from '../../contract/entities/error.ts';
import { busy, RefusedCall, refusalBody } from '../calls/refusal.ts';
import { isDatabaseAway, isDatabaseBusy } from '../database/unavailable.ts';
import { pathOf } from './request-log.ts';

const keys = new Set<string>(errorKeys);
const isErrorKey = (text: string): text is ErrorKey => keys.has(text);

const keyOfStatus: Readonly<Record<number, ErrorKey>> = {
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'bodyTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** The key of each wrong field; a schema without its own message gives badRequest. */
const fieldsOf = (issues: readonly { instancePath: string; message?: string | undefined }[]) => {
  const fields: Record<string, ErrorKey> = Object.create(null);
  for (const { instancePath, message } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.') || 'body';
    fields[field] ??= message !== undefined && isErrorKey(message) ? message : 'badRequest';
  }
  return fields;
};

/** Answers `404`, or `405` with Allow where the path exists for another method. */
const notFound = (app: FastifyInstance) => (request: FastifyRequest, reply: FastifyReply) => {
  const url = pathOf(request);
  const allowed = (['GET', 'POST'] as const).filter((method) => app.hasRoute({ method, url }));
  if (allowed.length > 0) {
    return reply.code(405).header('allow', allowed.join(', ')).send(refusalBody('methodNotAllowed'));
  }
  return reply.code(404).send(refusalBody('notFound'));
};

/** Every refusal leaves as `{error, ErrorText, fields?}` with a translation key; nothing of an unforeseen error leaves but its request id. */
export const answerErrors = (app: FastifyInstance): void => {
  const refuse = (reply: FastifyReply, { status, headers, key, fields, values }: RefusedCall) =>
    reply
      .code(status)
      .headers(headers)
      .send(refusalBody(key, fields, values));

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RefusedCall) return refuse(reply, error);
    if (isDatabaseBusy(error)) {
      request.log.warn({ err: error }, 'the database was too busy');
      return refuse(reply, busy());
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = fieldsOf(error.validation);
      const telling = Object.values(fields).find((key) => key !== 'badRequest');
      return reply.code(400).send(refusalBody(telling ?? 'badRequest', fields));
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(refusalBody(keyOfStatus[status] ?? 'badRequest'));
    // The client is gone: 499, as reverse proxies call it.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed) {
      request.log.info({ method: request.method, path: pathOf(request) }, 'hung up before the answer');
      return reply.code(499).send();
    }
    request.log.error({ err: error }, 'unforeseen error');
    const answered = status === 503 || isDatabaseAway(error) ? 503 : 500;
    return reply
      .code(answered)
      .header('x-request-id', request.id)
      .send(refusalBody(answered === 503 ? 'unavailable' : 'internalError'));
  });
  app.setNotFoundHandler(notFound(app));
};
