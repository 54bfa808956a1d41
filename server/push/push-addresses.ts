import { isOutsideUrl } from '../calls/outside-line.ts';

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/** Whether the sandbox's own push service, of this machine alone, is meant. */
export const isSandboxService = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, pathname } = new URL(url);
  return (
    protocol === 'http:' &&
    /^(localhost|127\.0\.0\.1)$/.test(hostname) &&
    /^\/sandbox\/v1\/push-service\/[\w-]{1,64}$/.test(pathname)
  );
};

/** Whether messages are sent to this address: https, on a public host, and of those that the operator names, if he does. */
export const isPushService = (
  url: string,
  { hosts, sandbox }: { hosts: readonly string[]; sandbox: boolean },
): boolean => {
  if (sandbox && isSandboxService(url)) return true;
  if (!isOutsideUrl(url)) return false;
  const { hostname } = new URL(url);
  return hosts.length === 0 || hosts.some((host) => matches(hostname, host));
};
