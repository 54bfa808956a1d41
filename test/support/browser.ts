import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium as playwright } from 'playwright';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...elsewhere].find((path) => existsSync(path));
};

/**
 * Unpacks the binary that comes inside the npm package. The package unpacks into the temp folder and takes any file
 * found there for complete, so two processes at once would run a half-written one: unpack aside, then rename.
 */
const packaged = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  const folder = join(tmpdir(), 'matchday-chromium-147');
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  const staging = await mkdtemp(join(tmpdir(), 'matchday-chromium-staging-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = staging;
  try {
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }));
  await access(binary);
  return binary;
};

/** A bare Linux may lack a library that the packaged one needs. */
const starts = (binary: string): Promise<boolean> =>
  promisify(execFile)(binary, ['--version']).then(
    () => true,
    () => false,
  );

const fromNpm = async (): Promise<string | undefined> => {
  const binary = await packaged();
  return binary !== undefined && (await starts(binary)) ? binary : undefined;
};

/** The browser to test with: CHROMIUM_PATH, the one from npm so that runs are alike, an installed one, Playwright's own. */
export const findChromium = async (): Promise<string> => {
  const path = process.env.CHROMIUM_PATH ?? (await fromNpm()) ?? installed() ?? playwright.executablePath();
  if (!existsSync(path)) throw new Error(`No Chromium at ${path}. Install Chrome or set CHROMIUM_PATH.`);
  return path;
};

/**
 * Starts a Chromium, headless by default; the flags let it run as root and in small containers. `textSize` is what
 * somebody has set as the size of text, in px; `scrollbars` take room in the page, as those of a desktop do.
 */
export const launchBrowser = async ({ headless = true, textSize = 16, scrollbars = false } = {}): Promise<Browser> =>
  playwright.launch({
    headless,
    executablePath: await findChromium(),
    ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // Without a graphics card what draws is code like any other: a process of its own is only one more to talk to.
      '--in-process-gpu',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      `--blink-settings=defaultFontSize=${textSize}`,
    ],
  });
