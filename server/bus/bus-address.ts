import type { NodeConnectionOptions } from '@nats-io/transport-node';

/** What NATS wants to know of an address: `nats://user:password@host:4222`, `tls://` for an encrypted line. */
export const busAddress = (url: string): Pick<NodeConnectionOptions, 'servers' | 'user' | 'pass' | 'tls'> => {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
};

export const isBusAddress = (value: string): boolean =>
  URL.canParse(value) && /^(nats|tls):$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
