import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { BrowserEvent, WelcomeEvent } from '../../machines/install/install.machine.ts';
import { promptInstallation, watchInstallation } from '../browser/install-prompt.ts';
import type { InstallStore } from './install-store.ts';

export const createInstallActors = (store: InstallStore) => ({
  watchBrowser: fromCallback<EventObject, undefined, BrowserEvent>(({ sendBack }) =>
    watchInstallation((news) =>
      sendBack(news === 'installed' ? { type: 'site.installed' } : { type: 'browser.ready', way: news }),
    ),
  ),
  watchWelcome: fromCallback<EventObject, undefined, WelcomeEvent>(({ sendBack }) =>
    store.watch((welcome) => sendBack({ type: 'welcome.changed', welcome })),
  ),
  askVisitor: fromPromise<boolean>(promptInstallation),
});
