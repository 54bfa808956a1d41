import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { atFirstSign } from '../browser/first-sign.ts';
import { useLanguage } from '../i18n/i18n.ts';

/** Something that the first load does without, fetched at the first sign of somebody; without its code there is none. */
export const useAtFirstSign = (load: () => Promise<ReactNode>): ReactNode => {
  const language = useLanguage();
  const [shown, setShown] = useState<ReactNode>(null);
  const fetched = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language it is another thing
  useEffect(() => {
    let left = false;
    const wait = atFirstSign(() => {
      fetched().then(
        (loaded) => {
          if (!left) setShown(loaded);
        },
        () => undefined,
      );
    });
    return () => {
      left = true;
      wait();
    };
  }, [language]);
  return shown;
};
