import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's recommendation). */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `hashed` null stands for an unknown account: as much work is done, and the answer is no. */
  matches(hashed: string | null, password: string): Promise<boolean>;
}

export const createPasswords = async (): Promise<Passwords> => {
  const nobodys = await hash('nobody has this password');
  return {
    hash: (password) => hash(password),
    matches: async (hashed, password) => {
      const right = await verify(hashed ?? nobodys, password);
      return right && hashed !== null;
    },
  };
};
