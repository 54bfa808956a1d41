import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type PushMessage, pushMessage } from '../../contract/entities/push.ts';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest();

/** A browser's keys, and what only it can read (RFC 8291, one record of RFC 8188): written here anew, so that it proves the sealing. */
export const createReceiver = () => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys();
  const auth = randomBytes(16);
  const unseal = (sealed: Buffer): PushMessage => {
    const salt = sealed.subarray(0, 16);
    const keyLength = sealed.readUInt8(20);
    const sender = sealed.subarray(21, 21 + keyLength);
    const shared = hmac(auth, pair.computeSecret(sender));
    const secret = hmac(shared, 'WebPush: info\0', p256dh, sender, Buffer.of(1));
    const fresh = hmac(salt, secret);
    const key = hmac(fresh, 'Content-Encoding: aes128gcm\0', Buffer.of(1)).subarray(0, 16);
    const nonce = hmac(fresh, 'Content-Encoding: nonce\0', Buffer.of(1)).subarray(0, 12);
    const record = sealed.subarray(21 + keyLength);
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
    return pushMessage.parse(JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()));
  };
  return { keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }, unseal };
};
export type Receiver = ReturnType<typeof createReceiver>;

export interface TakenPush {
  device: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  /** What came, the oldest first. */
  taken: TakenPush[];
  /** The status, and headers, that it answers from now on; null to break the line instead. */
  answer(status: number | null, headers?: Record<string, string>): void;
  /** The address of a device. */
  endpoint(device: string): string;
  close(): Promise<void>;
}

/** A push service on this machine, at the address of the sandbox's own. */
export const startPushService = async (): Promise<PushService> => {
  const taken: TakenPush[] = [];
  let next: { status: number | null; headers: Record<string, string> } = { status: 201, headers: {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const device = request.url?.split('/').at(-1) ?? '';
      taken.push({ device, headers: request.headers, body: Buffer.concat(parts) });
      if (next.status === null) request.socket.destroy();
      else response.writeHead(next.status, next.headers).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    taken,
    answer: (status, headers = {}) => {
      next = { status, headers };
    },
    endpoint: (device) => `http://127.0.0.1:${port}/sandbox/v1/push-service/${device}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
