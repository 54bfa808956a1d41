import { healthz } from '../../../contract/http/health.ts';
import type { HttpClient } from '../http-client.ts';

export const createHealthApi = (http: HttpClient) => ({
  healthz: (signal?: AbortSignal) => http.call(healthz, { signal }),
});
