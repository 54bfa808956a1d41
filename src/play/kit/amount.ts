/** `123456` minor units as `1,234.56`; a sign is U+2212. */
export const amount = (minor: number): string => {
  const [whole = '', part = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
  return `${minor < 0 ? '\u2212' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
};

/** A number with at most `decimals` decimals, without trailing zeros: `96.48`, `1,850`. */
export const figure = (value: number, decimals = 2): string => {
  const [whole = '', part] = String(Number(value.toFixed(decimals))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
};

/** Hundredths as `×2.47`. */
export const times = (hundredths: number): string => `×${(hundredths / 100).toFixed(2)}`;

/** The text on a chip: `20`, `0.50`, `1k`. */
export const chipWord = (minor: number): string => {
  const major = minor / 100;
  if (major >= 1_000) return `${figure(major / 1_000)}k`;
  return Number.isInteger(major) ? String(major) : major.toFixed(2).replace(/^0/, '');
};
