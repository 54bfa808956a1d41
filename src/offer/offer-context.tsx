import { createContext, type ReactNode, useContext } from 'react';
import type { OfferStore } from './offer-store.ts';

const OfferContext = createContext<OfferStore | null>(null);

export function OfferProvider({ store, children }: { store: OfferStore; children: ReactNode }) {
  return <OfferContext value={store}>{children}</OfferContext>;
}

export const useOffer = (): OfferStore => {
  const store = useContext(OfferContext);
  if (store === null) throw new Error('OfferProvider is missing');
  return store;
};
