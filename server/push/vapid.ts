import { createECDH, hkdfSync } from 'node:crypto';

/** With what pushes are signed, each key as base64url. */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** The key pair of a private key, 32 bytes as base64url. */
export const vapidOf = (privateKey: string, subject: string): Vapid => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { publicKey: pair.getPublicKey('base64url'), privateKey, subject };
};

/** A key that all servers with this secret share, so that none has to hand its own to the others. */
export const vapidKeyOf = (secret: string): string => {
  // Of 2^32 secrets not one gives a number that the curve does not have.
  const bytes = hkdfSync('sha256', secret, '', 'push messages', 32);
  return Buffer.from(bytes).toString('base64url');
};
