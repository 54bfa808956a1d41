import type { Match } from '../../../contract/entities/match.ts';
import { matchOffer } from '../../../contract/http/cms.ts';
import type { Endpoint } from '../../../contract/http/endpoint.ts';
import {
  type SandboxMatchEntry,
  type SandboxState,
  sandboxMatches,
  sandboxState,
  sandboxTakeBack,
} from '../../../contract/http/sandbox.ts';
import { type Answer, ask, callServer, wasDone } from './call-sandbox.ts';
import type { Chosen, Step } from './sequences.ts';

const refreshEvery = 1_000;
const searchPause = 200;

/** Everything the page shows. */
export interface Desk extends Chosen {
  /** Null until the server has answered once. */
  state: SandboxState | null;
  reachable: boolean;
  matches: readonly SandboxMatchEntry[];
  /** The chosen match with its markets as they are now. */
  match: Match | null;
  /** What each form and sequence was answered last, by its name. */
  answers: Readonly<Record<string, Answer>>;
}

export interface TesterDesk {
  start(): void;
  shown(): Desk;
  subscribe(listener: () => void): () => void;
  choosePlayer(player: string): void;
  search(text: string): void;
  chooseMatch(eventId: string): void;
  chooseMarket(marketCode: string): void;
  send(name: string, endpoint: Endpoint, input: Record<string, unknown>): Promise<void>;
  run(name: string, steps: readonly Step[]): Promise<void>;
  takeBack(input: { id: string } | { all: true }): Promise<void>;
}

/** Holds what the page shows, asks the server for it again and again, and makes the tester's calls. */
export const createTesterDesk = (): TesterDesk => {
  let desk: Desk = {
    state: null,
    reachable: true,
    player: 'player',
    eventId: '',
    marketCode: '',
    matches: [],
    match: null,
    answers: {},
  };
  const listeners = new Set<() => void>();
  let searching: ReturnType<typeof setTimeout> | undefined;

  const show = (news: Partial<Desk>): void => {
    desk = { ...desk, ...news };
    for (const listener of listeners) listener();
  };

  const readMatch = async (): Promise<void> => {
    const { eventId, marketCode } = desk;
    const match = eventId === '' ? null : ((await ask(matchOffer, { eventId }))?.result[0] ?? null);
    if (eventId !== desk.eventId) return;
    const known = match !== null && marketCode in match.markets;
    show({ match, marketCode: known ? marketCode : (Object.keys(match?.markets ?? {})[0] ?? '') });
  };

  const find = async (search: string): Promise<void> => {
    show({ matches: (await ask(sandboxMatches, { search }))?.result ?? [] });
  };

  const refresh = async (): Promise<void> => {
    const state = await ask(sandboxState);
    show(state ? { state, reachable: true } : { reachable: false });
    if (state) await readMatch();
  };

  const follow = async (): Promise<void> => {
    if (document.visibilityState === 'visible') await refresh();
    setTimeout(follow, refreshEvery);
  };

  const noteAnswer = (name: string, answer: Answer): void => show({ answers: { ...desk.answers, [name]: answer } });

  return {
    start: () => {
      follow();
      find('');
    },
    shown: () => desk,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choosePlayer: (player) => show({ player }),
    search: (text) => {
      clearTimeout(searching);
      searching = setTimeout(() => find(text), searchPause);
    },
    chooseMatch: (eventId) => {
      show({ eventId, marketCode: '', match: null });
      readMatch();
    },
    chooseMarket: (marketCode) => show({ marketCode }),
    send: async (name, endpoint, input) => {
      noteAnswer(name, await callServer(endpoint, input));
      await refresh();
    },
    run: async (name, steps) => {
      for (const { endpoint, input } of steps) {
        const answer = await callServer(endpoint, input);
        noteAnswer(name, answer);
        if (!wasDone(answer)) break;
      }
      await refresh();
    },
    takeBack: async (input) => {
      noteAnswer('takeback', await callServer(sandboxTakeBack, input));
      await refresh();
    },
  };
};
