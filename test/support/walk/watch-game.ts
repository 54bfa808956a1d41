import type { Backend } from './backend.ts';
import type { Tab } from './tab.ts';

/** Looks on the game of a tab after every step. */
export const watchGame = (tab: Tab, backend: Backend, wrong: (what: string) => void) => {
  const { studio } = backend;
  const presses: (readonly string[])[] = [];
  /** The round that was refused or taken back before the player's eyes. */
  const notPlayed = new Set<string>();

  const session = () => tab.page().game.session.getSnapshot();
  const state = () => tab.frame()?.getSnapshot();

  const lookAtRound = (): void => {
    const now = state();
    const id = now?.context.placed?.id;
    if (!now || id === undefined) return;
    if (now.hasTag('refused') || now.hasTag('takenBack')) notPlayed.add(id);
    if (!now.hasTag('showing') && !now.hasTag('resting')) return;
    const { outcome } = now.context.answer ?? {};
    const truth = studio.rounds.get(id)?.answer.outcome;
    if (JSON.stringify(outcome) !== JSON.stringify(truth))
      wrong(
        `${tab.name} shows ${JSON.stringify(outcome)} of round ${id}, and the studio holds ${JSON.stringify(truth)}`,
      );
  };

  const lookAtPresses = (): void => {
    for (const ids of presses) {
      const booked = ids.filter((id) => studio.rounds.has(id));
      if (booked.length > 1) wrong(`one press of ${tab.name} staked ${booked.join(' and ')}`);
    }
    for (const id of notPlayed)
      if (studio.rounds.has(id)) wrong(`round ${id} is booked, and its player was told that it was not played`);
  };

  return {
    /** A press, and the ids that its events carried. */
    notePress: (ids: readonly string[]) => void presses.push(ids),
    look: () => {
      lookAtRound();
      lookAtPresses();
      if (tab.session().matches('signedOut') && session().matches('open'))
        wrong(`${tab.name} has a game open and nobody is signed in`);
    },
    /** With everything working for a minute. */
    lookAtRest: () => {
      const now = state();
      if (!now) return;
      for (const phase of ['opening', 'asking', 'unknown', 'showing'] as const)
        if (now.hasTag(phase)) wrong(`${tab.name} is still ${phase} in its game`);
      const { game, credit } = now.context;
      const held = game && studio.creditIn(game.token);
      if (held !== null && credit !== held)
        wrong(`${tab.name} shows a credit of ${credit} in its game, and the studio holds ${held}`);
    },
  };
};
