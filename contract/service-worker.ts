import * as z from 'zod/mini';

/** What a page asks a service worker of its site. They may be of different builds: none of these names ever changes. */
export const workerQuestions = {
  /** Answered through the port that comes with it, by `documentFiles`. */
  document: 'WHICH_DOCUMENT',
  /** Not to wait any longer, if every tab of the site has the `mark` that comes with it: the lock of its build. */
  skipWaiting: 'SKIP_WAITING',
} as const;

/** What a service worker says to the pages of its site by itself: the browser has another push subscription now. */
export const pushChanged = 'PUSH_CHANGED';

/** The code and styles that the document of the worker's build names, by path: no two builds have the same. */
export const documentFiles = z.array(z.string());
