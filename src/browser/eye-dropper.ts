interface EyeDropperWindow {
  EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> };
}

const dropper = () => (window as EyeDropperWindow).EyeDropper;

export const hasEyeDropper = (): boolean => dropper() !== undefined;

/** A colour from anywhere on the screen, `#rrggbb`; null when nothing was picked. */
export const pickFromScreen = async (): Promise<string | null> => {
  const EyeDropper = dropper();
  if (!EyeDropper) return null;
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch {
    return null;
  }
};
