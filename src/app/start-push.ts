import type { Language } from '../../contract/entities/languages.ts';
import type { NoticeReport } from '../../machines/notices/notice.ts';
import { pushMachine } from '../../machines/push/push.machine.ts';
import { createPushActors, createPushDecline } from '../actors/push-actors.ts';
import { createBrowserPush } from '../browser/browser-push.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { createPushApi, type PushApi } from '../transport/api/push.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';
import { logFailure } from './log-failure.ts';

export const providedPush = (api: PushApi, language: () => Language, hear: (report: NoticeReport) => void) => {
  const decline = createPushDecline();
  return pushMachine.provide({
    actors: createPushActors({ api, browser: createBrowserPush(), language }, decline),
    actions: { report: (_, report) => hear(report), keepDecline: decline.keep, logFailure },
  });
};

/** Notifications: fetched and started after the first paid ticket, or when their settings are opened. */
export const start = (site: LateSite) => {
  const { world, app } = site;
  const machine = providedPush(createPushApi(world.http), currentLanguage, (report) => app.send(report));
  const push = latePart(site, machine, { type: 'player.left' });
  let player: string | undefined;
  const look = () => {
    const now = app.getSnapshot().context.user?.id;
    if (now !== undefined && now !== player) push.send({ type: 'page.opened' });
    player = now;
  };
  look();
  app.subscribe(look);
  return push;
};
