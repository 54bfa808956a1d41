import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { PageEvent, WorkerEvent } from '../../machines/update/update.machine.ts';
import { isPageAtRest } from '../browser/page-at-rest.ts';
import type { ReloadGuard } from '../browser/reload-guard.ts';
import type { SiteWorker } from '../browser/service-worker.ts';
import { marksOfTabs, markTab, whenUnmarked } from '../browser/tab-marks.ts';

const ticketMark = 'ticket waits';

export const createUpdateActors = (worker: SiteWorker, guard: ReloadGuard) => ({
  watchWorker: fromCallback<EventObject, undefined, WorkerEvent>(({ sendBack }) =>
    worker.watch((ofPage) => sendBack({ type: 'worker.installed', ofPage })),
  ),
  watchPage: fromCallback<EventObject, undefined, PageEvent>(({ sendBack }) => {
    const tell = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' });
    if (document.hidden) tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }),
  holdTicket: fromCallback<EventObject, undefined, EventObject>(() => markTab(ticketMark)),
  awaitTickets: fromPromise<void>(({ signal }) => whenUnmarked(ticketMark, signal)),
  // A reload that the guard puts off would come when somebody looks on.
  lookAround: fromPromise<boolean>(
    async () => guard.reloadableIn() === 0 && isPageAtRest() && !(await marksOfTabs()).includes(ticketMark),
  ),
});
