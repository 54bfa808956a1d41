/** Newer names first where a browser goes by several: Edge and Opera call themselves Chrome as well, Chrome calls itself Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (userAgent: string, names: readonly (readonly [string, RegExp])[]): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** A User-Agent header as a player knows his devices: "Firefox, Windows"; null when neither part is recognised. */
export const deviceName = (userAgent: string): string | null =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean).join(', ') || null;
