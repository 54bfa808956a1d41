import type { KeptSearch } from '../../contract/storage/kept-history.ts';
import { createKeptHistoryStore } from '../actors/kept-history-store.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import type { KeptHistory, SeenHistory } from '../running/kept-history.ts';
import { UnreachableError } from '../transport/call-error.ts';
import type { LateSite } from './late-site.ts';

/** A server that answers with a failure of its own is reached: it may know better than what is kept. */
const isUnanswered = (error: unknown): boolean => error instanceof UnreachableError && error.cause !== undefined;

/** What the page is made of, in the browser while there is a line; what fails is asked for again when the page is opened. */
const fetchPage = async (router: LateSite['router']): Promise<void> => {
  const page = router.routesByPath['/ticket_history'];
  await Promise.all([router.loadRouteChunk(page), loadNamespaces('history', 'betting')]).catch(() => undefined);
};

/** Keeps the lists of his tickets that a player sees, and gives them back when the server cannot be reached. */
export const start = async (
  { app, world, page, router }: LateSite,
  store = createKeptHistoryStore(),
): Promise<KeptHistory> => {
  const player = () => app.getSnapshot().context.user?.id ?? null;
  /** How often the connection has begun to bring the player's events: an answer from before may lack what came meanwhile. */
  let joins = 0;
  world.sockets.sports.onJoined(() => {
    joins += 1;
    page.refresh();
  });
  const withoutAnswer = (owner: string, search: KeptSearch): SeenHistory | null => {
    const { lists, opened } = store.of(owner);
    const list = store.find(owner, search);
    if (list) return { page: list.page, at: list.at, kept: true, opened, instead: null };
    return lists[0] ? { page: null, at: null, kept: true, opened: [], instead: lists[0] } : null;
  };
  // Forgotten by the tab where the session ended, but an answer on its way to another one may have been kept after that.
  const { session } = app.getSnapshot().children;
  const forgetOfNobody = () => {
    if (session?.getSnapshot().matches('signedOut')) store.forget();
  };
  forgetOfNobody();
  session?.subscribe(forgetOfNobody);
  void fetchPage(router);
  return {
    async seen(search, load, ahead): Promise<SeenHistory> {
      const owner = player();
      const before = joins;
      const list = async () => {
        const first = await load();
        // The first page of a visit is not refreshed while it is loading.
        return joins === before ? first : load();
      };
      const answer = await list().catch((error: unknown) => {
        const kept = owner === null || !isUnanswered(error) ? null : withoutAnswer(owner, search);
        if (kept === null) throw error;
        return kept;
      });
      if ('kept' in answer) return answer;
      const at = Date.now();
      // An answer that comes when he has gone is not kept.
      if (owner !== null && owner === player() && !ahead) store.keep(owner, search, answer, at);
      return { page: answer, at, kept: false, opened: [], instead: null };
    },
    newest() {
      const owner = player();
      return owner === null ? null : (store.of(owner).lists[0] ?? null);
    },
    open(ticketId, open) {
      const owner = player();
      if (owner !== null) store.open(owner, ticketId, open);
    },
  };
};
