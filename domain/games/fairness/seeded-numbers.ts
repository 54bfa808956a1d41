import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import { type Numbers, numbersFrom } from './numbers.ts';

/**
 * The numbers of one round: HMAC-SHA256 of the text `clientSeed:nonce:cursor` under the 32 bytes of the server seed, cursor
 * 0, 1, 2 ... as more are wanted. A block of 32 bytes is eight 32-bit words, highest byte first. The same seeds give the
 * same numbers in every browser and server (games 3, docs/fairness.md).
 */
export const seededNumbers = ({ serverSeed, clientSeed, nonce }: RoundSeeds): Numbers => {
  const key = hexToBytes(serverSeed);
  let cursor = 0;
  let at = 32;
  let block = new DataView(new ArrayBuffer(0));
  return numbersFrom(() => {
    if (at === 32) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      cursor += 1;
      at = 0;
    }
    const word = block.getUint32(at);
    at += 4;
    return word;
  });
};
