import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}

const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');

// Exceptions among public addresses: those that belong to no host, or lead to another address family.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is public: not private, local, link-local, unspecified or multicast. */
export const isOutside = (address: string): boolean => {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
};

/** Host names reserved for internal use. */
const houseNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/** Whether a message may go to this address: https, the usual port, no password, and no internal name or address. */
export const isOutsideUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isIP(host) === 0 ? host.includes('.') && !houseNames.test(host) : isOutside(host);
};

/** Asks which addresses a name has. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Asks the name once and hands on only what lies outside: the connection is made to that very address, so that a name that
 * answers otherwise the second time leads nowhere.
 */
const lookupOutside =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const open = (found ?? []).filter(({ address }) => isOutside(address));
      const [first] = open;
      if (error || !first || open.length < found.length) {
        done(error ?? new Error(`${hostname} leads into the house`), '', 4);
        return;
      }
      if (options.all) done(null, open);
      else done(null, first.address, first.family);
    });
  };

const patience = 5_000;

/** Posts to an address outside the house, by whatever line there is; rejects when no answer came. */
export type PostOutside = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
) => Promise<{ status: number; body: string; headers: IncomingHttpHeaders }>;

interface Exceptions {
  resolve?: Resolve;
  /** Addresses inside the house that are reached all the same, by plain http too. */
  isOwn?: (url: string) => boolean;
}

/** Posts to an address outside the house; follows no redirect and reads nothing of the answer's body. */
export const createPostOutside = ({ resolve = lookup, isOwn = () => false }: Exceptions = {}): PostOutside => {
  const usual = { method: 'POST', agent: false };
  return (url, headers, body) =>
    new Promise((answer, refuse) => {
      const own = isOwn(url);
      if (!own && !isOutsideUrl(url)) {
        refuse(new Error('no address outside the house'));
        return;
      }
      const ask = own && new URL(url).protocol === 'http:' ? requestPlain : request;
      const guarded = own ? {} : { lookup: lookupOutside(resolve) };
      const given = { ...usual, ...guarded, headers, signal: AbortSignal.timeout(patience) };
      const post = ask(url, given, (response) => {
        answer({ status: response.statusCode ?? 0, body: '', headers: response.headers });
        response.destroy();
      });
      post.on('error', refuse);
      post.end(body);
    });
};
