import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { useRunning } from './running.tsx';

/** The offer to install the site, of which nothing is shown until it has started. */
export const useInstall = () => {
  const { install } = useRunning();
  const machine = useSyncExternalStore(install.watch, install.started);
  const state = useSelector(machine ?? undefined, (snapshot) => snapshot);
  const explained = state?.matches({ possible: 'explained' });
  return {
    machine,
    /** Whether the browser allows it: then who looks for it finds it. */
    possible: state?.hasTag('possible') ?? false,
    /** The site's own offer, or how it is done in a browser that does not ask. */
    shown: explained ? ('explained' as const) : state?.matches({ possible: 'offered' }) ? ('offered' as const) : null,
    /** Whether the browser asks by itself. */
    asks: state?.context.way === 'prompt',
  };
};
