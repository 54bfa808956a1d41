import { storedTokens, storedWalletChoice } from '../../contract/storage/session.ts';
import type { Session } from '../../machines/signed-in.ts';
import { createStored } from '../browser/stored.ts';
import { sessionOrNull } from './session-from.ts';

/** The session and the chosen wallet as this browser keeps them, shared by its tabs. */
export const createSessionStore = (
  tokens = createStored({ key: 'tokens', schema: storedTokens }),
  wallet = createStored({ key: 'wallet', schema: storedWalletChoice }),
) => ({
  load: (): Session | null => sessionOrNull(tokens.read()?.tokens),
  save: (session: Session): void => tokens.write({ version: 1, tokens: session.tokens }),
  forget: (): void => tokens.remove(),
  watch: (listener: (session: Session | null) => void): (() => void) =>
    tokens.watch((stored) => listener(sessionOrNull(stored?.tokens))),
  chosenCurrencyId: (): number | null => wallet.read()?.currencyId ?? null,
  chooseWallet: (currencyId: number): void => wallet.write({ version: 1, currencyId }),
});

export type SessionStore = ReturnType<typeof createSessionStore>;
