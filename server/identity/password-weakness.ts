import { foldName } from '../../domain/identity/fold-name.ts';
import { commonPasswords } from './common-passwords.ts';

/** Why a password that follows the rules is still easily guessed; null when it is acceptable. */
export const passwordWeakness = (
  password: string,
  username: string,
): 'passwordCommon' | 'passwordHasUsername' | null => {
  const folded = foldName(password);
  // A sign put behind a common password makes it no rarer.
  const bare = folded.replace(/[^\p{L}\p{N}]+$/u, '');
  if (commonPasswords.has(folded) || commonPasswords.has(bare)) return 'passwordCommon';
  return folded.includes(foldName(username)) ? 'passwordHasUsername' : null;
};
