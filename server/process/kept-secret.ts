import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The given secret, else one generated on first start and kept in dataDir under this name for this user's eyes only. */
export const keptSecret = (
  given: string | null,
  dataDir: string,
  name: 'jwt-secret' | 'payment-secret' | 'games-secret' | 'studio-secret',
): string => {
  if (given !== null) return given;
  const path = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx` lets only the first of two starts write.
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      // A full disk leaves an empty file, which would be everybody's secret at the next start.
      rmSync(path, { force: true });
      throw error;
    }
  }
  return readFileSync(path, 'utf8');
};
