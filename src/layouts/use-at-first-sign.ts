import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { atFirstSign } from '../browser/first-sign.ts';
import { useLanguage } from '../i18n/i18n.ts';

/** Fetched while it is watched, at the first sign of somebody. */
const fetchedAtFirstSign = (load: () => Promise<ReactNode>) => {
  let fetched: ReactNode = null;
  const keep = (changed: () => void) => (loaded: ReactNode) => {
    fetched = loaded;
    changed();
  };
  return {
    current: () => fetched,
    watch: (changed: () => void) => atFirstSign(() => void load().then(keep(changed), () => undefined)),
  };
};

/** Something that the first load does without, fetched at the first sign of somebody; without its code there is none. */
export const useAtFirstSign = (load: () => Promise<ReactNode>): ReactNode => {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language it is another thing
  const part = useMemo(() => fetchedAtFirstSign(load), [language]);
  return useSyncExternalStore(part.watch, part.current);
};
