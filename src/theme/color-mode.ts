import { remembered } from './remembered.ts';
import type { Mode } from './tokens.ts';

const storageKey = 'darkMode';

/** Dark unless the stored value is the text `false` (spec section 1). */
export const colorMode = remembered<Mode>(
  storageKey,
  (text) => (text === 'false' ? 'light' : 'dark'),
  (mode) => String(mode === 'dark'),
);

// Changed in another tab, it is changed here too.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) colorMode.again();
  });

export const useMode = colorMode.use;
