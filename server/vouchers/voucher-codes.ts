import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';

export interface VoucherCodes {
  /** 16 unpredictable digits. */
  draw(): string;
  /** By what a code is found in the database. */
  lookup(code: string): string;
  /** A code that only this server can read again, bound to its voucher. */
  seal(code: string, id: string): string;
  /** Null for what was sealed with another secret. */
  open(sealed: string, id: string): string | null;
}

const half = 100_000_000;
const eightDigits = (): string => String(randomInt(half)).padStart(8, '0');
const ivLength = 12;
const tagLength = 16;

/**
 * Codes at rest. 16 digits are few: a reader of a table of plain hashes would have every code within the hour, so they
 * are keyed with a secret that is not in the database.
 */
export const createVoucherCodes = (secret: string): VoucherCodes => {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `voucher ${purpose}`, 32));
  const lookupKey = keyFor('lookup');
  const sealKey = keyFor('seal');
  return {
    draw: () => eightDigits() + eightDigits(),
    lookup: (code) => createHmac('sha256', lookupKey).update(code).digest('hex'),
    seal: (code, id) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(id));
      const text = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, id) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const tag = bytes.subarray(ivLength, ivLength + tagLength);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(id))
        .setAuthTag(tag);
      try {
        return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
};
