import { type EventObject, fromCallback } from 'xstate';
import { type HoldsEvent, type InstallHold, installMachine } from '../../machines/install/install.machine.ts';
import { createInstallActors } from '../actors/install-actors.ts';
import { type InstallStore, installStore } from '../actors/install-store.ts';
import { watchInstallHolds } from './install-holds.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';
import { logFailure } from './log-failure.ts';

type WatchHolds = (tell: (holds: readonly InstallHold[]) => void) => () => void;

export const providedInstall = (store: InstallStore, watchHolds: WatchHolds) =>
  installMachine.provide({
    actors: {
      ...createInstallActors(store),
      watchHolds: fromCallback<EventObject, undefined, HoldsEvent>(({ sendBack }) =>
        watchHolds((holds) => sendBack({ type: 'holds.changed', holds })),
      ),
    },
    actions: { keepAnswer: (_, answer) => store.keep(answer), logFailure },
  });

/** The offer to install the site: fetched and started when the page has come to rest, and with it the page is counted. */
export const start = async (site: LateSite) => {
  const { app, player, router } = site;
  const machines = await player.start();
  installStore.noteLoad();
  // Nobody on a break can sign in.
  let wasSignedIn = false;
  const noteUser = () => {
    const signedIn = app.getSnapshot().context.user !== null;
    if (signedIn && !wasSignedIn) installStore.noteBreak(false);
    wasSignedIn = signedIn;
  };
  noteUser();
  app.subscribe(noteUser);
  const machine = providedInstall(installStore, (tell) => watchInstallHolds({ app, player, router }, machines, tell));
  return latePart(site, machine, undefined, { welcome: installStore.isWelcome() });
};
