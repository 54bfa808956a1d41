import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** What the studio's own secret is good for: everything else is made of it, so that there is one to keep. */
export interface StudioSecret {
  /** A text that is not readable in the database. */
  seal(text: string): string;
  unseal(sealed: string): string;
  /** 32 bytes that belong to a name, in hexadecimal digits: the same at every node, and at every start. */
  of(name: string): string;
}

const algorithm = 'aes-256-gcm';

export const createStudioSecret = (secret: string): StudioSecret => {
  const derived = (name: string): Buffer => createHmac('sha256', secret).update(name).digest();
  const key = derived('sealed texts');
  return {
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    of: (name) => derived(`series ${name}`).toString('hex'),
  };
};
