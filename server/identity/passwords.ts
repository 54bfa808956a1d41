import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's recommendation). */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `hashed` null means an unknown account: as much work is done, and the answer is false. */
  matches(hashed: string | null, password: string): Promise<boolean>;
}

/** One password typed on two keyboards: letters with accents come composed from one and in parts from the other. */
const typed = (password: string): string => password.normalize('NFKC');

/** Compared with where there is no account; servers of one process may share it. */
let nobodysHash: Promise<string> | undefined;

export const createPasswords = async (): Promise<Passwords> => {
  nobodysHash ??= hash('nobody has this password');
  const nobodys = await nobodysHash;
  return {
    hash: (password) => hash(typed(password)),
    matches: async (hashed, password) => {
      const right = await verify(hashed ?? nobodys, typed(password));
      return right && hashed !== null;
    },
  };
};
