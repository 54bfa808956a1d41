import { preAuth } from '../../../contract/http/sportsbetting.ts';
import type { HttpClient } from '../http-client.ts';
import { createBaseApi } from './base.ts';
import { createCmsApi } from './cms.ts';
import { createHealthApi } from './health.ts';
import { createKcmanagerApi } from './kcmanager.ts';

/** Every call of the site by URL base; loaders get it through the router's context. */
export const createApi = (http: HttpClient) => ({
  /** Any call of the contract, for pages whose calls the first page need not know. */
  call: http.call,
  base: createBaseApi(http),
  cms: createCmsApi(http),
  health: createHealthApi(http),
  kcmanager: createKcmanagerApi(http),
  /** A slip's own calls come with it (sportsbetting.ts). */
  sportsbetting: { preAuth: (signal?: AbortSignal) => http.call(preAuth, { signal, renewOn: [401, 403] }) },
});

export type Api = ReturnType<typeof createApi>;
