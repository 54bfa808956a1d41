import { fromPromise } from 'xstate';
import { type ContactMessage, contact as contactCall } from '../../contract/http/cms-contact.ts';
import { deleteMessages, readMessages } from '../../contract/http/messages.ts';
import { type ContactReport, contactMachine } from '../../machines/contact/contact.machine.ts';
import { type InboxChange, type InboxReport, inboxMachine } from '../../machines/inbox/inbox.machine.ts';
import type { MessagesMachines } from '../running/running.tsx';
import type { Api } from '../transport/api/api.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';
import { onPageLeft } from './on-page-left.ts';

/** The machines of what players and operator write to each other, with their effects; `hear` receives their reports. */
export const providedMessages = (api: Api, hear: (report: InboxReport | ContactReport) => void) => ({
  inbox: inboxMachine.provide({
    actors: {
      change: fromPromise<void, InboxChange | undefined>(async ({ input: change, signal }) => {
        if (change?.type === 'messages.marked')
          await api.call(readMessages, { body: { ids: change.ids, read: change.read }, signal });
        else if (change) await api.call(deleteMessages, { body: { ids: change.ids }, signal });
      }),
    },
    actions: { report: (_, report) => hear(report) },
  }),
  contact: contactMachine.provide({
    actors: {
      send: fromPromise<string, ContactMessage | null>(async ({ input: body, signal }) => {
        if (!body) throw new Error('There is nothing to send');
        return (await api.call(contactCall, { body, signal })).reference;
      }),
    },
    actions: { report: (_, report) => hear(report) },
  }),
});

/** Inbox and contact form: fetched and started when one of their pages is first opened. */
export const start = (site: LateSite): MessagesMachines => {
  const { world, page, app, router } = site;
  const hear = (report: InboxReport | ContactReport): void => {
    switch (report.type) {
      case 'inbox.changed':
        // The header counts what is unread.
        app.getSnapshot().children.session?.send({ type: 'ping.wanted' });
        page.refresh();
        break;
      case 'message.arrived':
        void router.navigate({ to: '/contact_us', search: { sent: report.reference }, replace: true });
        break;
      default:
        app.send(report);
    }
  };
  const machines = providedMessages(world.api, hear);
  const inbox = latePart(site, machines.inbox, { type: 'player.left' });
  const contact = latePart(site, machines.contact);
  onPageLeft(router, () => contact.send({ type: 'page.left' }));
  return { inbox, contact };
};
