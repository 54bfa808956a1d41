import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const { BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** Pages, languages and operators that are asked for within a second. */
const mostKept = 42;

/**
 * Packs documents with brotli, each once: visitors who open a page within the same second get the same one, and packing
 * costs more than all else of it. Null for a browser that takes no brotli.
 */
export const createPackedDocuments = () => {
  const packed = new Map<string, Promise<Buffer>>();
  return (document: string, etag: string, accepted: string | undefined): Promise<Buffer> | null => {
    if (!/\bbr\b/.test(accepted ?? '')) return null;
    const known = packed.get(etag);
    if (known) return known;
    const bytes = Buffer.from(document);
    const made = compress(bytes, {
      params: {
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
        [BROTLI_PARAM_QUALITY]: 5,
        [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    packed.set(etag, made);
    const [oldest] = packed.keys();
    if (packed.size > mostKept && oldest !== undefined) packed.delete(oldest);
    return made;
  };
};
