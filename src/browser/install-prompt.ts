/** The browser's question whether to install the site, which it lets the site put once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The last one, kept by public/mode.js from before there was other code. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface Navigator {
    /** Only in Apple's browsers on phones and tablets: whether the page runs from the home screen. */
    readonly standalone?: boolean;
  }
}

export type InstallNews = 'prompt' | 'share' | 'installed';

const isInstalled = (): boolean => navigator.standalone === true || matchMedia('(display-mode: standalone)').matches;

/** Reports how the browser lets the site be installed, again whenever it does anew, and that it was. */
export const watchInstallation = (tell: (news: InstallNews) => void): (() => void) => {
  if (isInstalled()) {
    tell('installed');
    return () => undefined;
  }
  const ended = new AbortController();
  window.addEventListener('beforeinstallprompt', () => tell('prompt'), { signal: ended.signal });
  window.addEventListener('appinstalled', () => tell('installed'), { signal: ended.signal });
  if (window.installPrompt) tell('prompt');
  else if (navigator.standalone === false) tell('share');
  return () => ended.abort();
};

/** Must be called by a press; answers whether the visitor agreed. */
export const promptInstallation = async (): Promise<boolean> => {
  const { installPrompt } = window;
  if (!installPrompt) throw new Error('The browser does not let the site be installed');
  window.installPrompt = undefined;
  await installPrompt.prompt();
  return (await installPrompt.userChoice).outcome === 'accepted';
};
