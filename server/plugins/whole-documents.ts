import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const { BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** Pages in all languages at all operators. */
const mostKept = 42;

/** A page's document with what only a first one has. */
interface WholeDocument {
  text: string;
  etag: string;
  /** Packed with brotli. */
  packed(): Promise<Buffer>;
}

export const etagOf = (document: string): string =>
  `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 16)}"`;

const pack = (document: string): Promise<Buffer> => {
  const bytes = Buffer.from(document);
  return compress(bytes, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: 7,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
};

const joined = (page: string, first: string): WholeDocument => {
  // Behind all else that is shown, which is painted while it arrives.
  const text = page.replace('</body>', () => `${first}\n  </body>`);
  let packed: Promise<Buffer> | null = null;
  return {
    text,
    etag: etagOf(text),
    packed: () => {
      packed ??= pack(text);
      return packed;
    },
  };
};

/**
 * Joins a page and what its first document has, each pair once: visitors who open a page within the same second get the same
 * document, and joining and packing cost more than all else of it.
 */
export const createWholeDocuments = () => {
  const kept = new Map<string, { page: string; first: string; whole: WholeDocument }>();
  return (address: string, page: string, first: string): WholeDocument => {
    const known = kept.get(address);
    if (known?.page === page && known.first === first) return known.whole;
    const whole = joined(page, first);
    kept.delete(address);
    kept.set(address, { page, first, whole });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return whole;
  };
};
