import type { FrameDown } from '../../../contract/games/frame.ts';

/** Takes over the site's colours for console and dialogs; the stage keeps its studio's. */
export const paint = ({ mode, tokens }: Extract<FrameDown, { type: 'theme' }>): void => {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) {
    const property = name.startsWith('--') ? name : `--md-${name}`;
    if (property.startsWith('--md-')) style.setProperty(property, value);
  }
  style.colorScheme = mode;
};
