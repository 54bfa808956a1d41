import { toggleSelection } from '../../domain/ticket/slip.ts';
import { lowestStake } from '../../domain/ticket/stake.ts';
import type { RestOf } from '../at-rest.ts';
import type { ticketMachine } from './ticket.machine.ts';

/** A visitor's empty slip. */
export const ticketAtRest: RestOf<typeof ticketMachine> = {
  value: 'empty',
  context: () => ({
    userId: null,
    owner: null,
    wallet: null,
    settings: null,
    selections: [],
    system: null,
    former: null,
    stake: lowestStake,
    stakeText: null,
    stakeRaised: false,
    panelOpen: false,
    pricesStale: false,
    tickets: [],
    autoOddsUsers: [],
    oddsPolicies: {},
    rejected: [],
    serverNow: null,
    secondsLeft: 0,
    news: null,
    refusal: null,
  }),
  hear: (context, event) => {
    switch (event.type) {
      case 'settings.changed':
        return { ...context, settings: event.settings };
      case 'feed.went':
        return { ...context, pricesStale: context.pricesStale || event.stale };
      case 'panel.toggled':
        return { ...context, panelOpen: !context.panelOpen };
      case 'panel.closed':
        return { ...context, panelOpen: false };
      case 'user.changed':
        return event.userId === null ? context : null;
      case 'wallet.changed':
        return event.wallet === null ? context : null;
      case 'odds.touched':
      case 'window.focused':
        return context;
      default:
        return null;
    }
  },
  // A press that shows nothing is pressed again, and would be taken back by that.
  foresee: (context, event) =>
    event.type === 'selection.toggled'
      ? { ...context, selections: toggleSelection(context.selections, event.selection) }
      : context,
};
