import type { Match, SelectionPrice } from '../../../contract/entities/match.ts';
import { ping } from '../../../contract/http/base.ts';
import { matchOffer, offer } from '../../../contract/http/cms.ts';
import { saveUserSettings } from '../../../contract/http/cms-user-settings.ts';
import type { Endpoint } from '../../../contract/http/endpoint.ts';
import { refreshToken } from '../../../contract/http/kcmanager.ts';
import { loginUser } from '../../../contract/http/kcmanager-accounts.ts';
import { checkTicketSelections, ticketRequest } from '../../../contract/http/sportsbetting.ts';
import { ticketHistory } from '../../../contract/http/ticket-history.ts';
import type { Field } from './form-fields.ts';
import { presets } from './presets.ts';
import type { Desk } from './tester-desk.ts';

export interface Choice {
  value: string;
  label: string;
}

/** How a field is filled in: what it begins with, what it may be, what is proposed. */
export interface Filling {
  value: string;
  /** The only values there are; null where anything may be typed. */
  choices: readonly Choice[] | null;
  suggestions: readonly string[];
}

/** Calls whose answer is worth losing. */
const droppable: readonly Endpoint[] = [
  ticketRequest,
  ping,
  checkTicketSelections,
  ticketHistory,
  loginUser,
  refreshToken,
  saveUserSettings,
  offer,
  matchOffer,
];

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

const oddText = ({ O: odd }: SelectionPrice): string => odd?.toFixed(2) ?? '-';

/** Odd, status and line of a selection as they are now. */
export const priceText = (price: SelectionPrice): string =>
  [oddText(price), price.MS, price.band].filter((part) => part !== undefined).join(' ');

export const marketText = (code: string, selections: Match['markets'][string]): string =>
  `${code}: ${Object.entries(selections)
    .map(([selection, price]) => `${selection} ${oddText(price)}`)
    .join(', ')}`;

/** What the page knows about a field by its name, or of one command; every other field follows its schema. */
const known: Readonly<Record<string, (desk: Desk) => Partial<Filling>>> = {
  username: ({ state, player }) => ({
    value: player,
    choices: (state?.players ?? []).map(({ username, blocked }) => ({
      value: username,
      label: blocked ? `${username} (blocked)` : username,
    })),
  }),
  eventId: ({ eventId, match }) => ({
    value: eventId,
    choices: match && [{ value: eventId, label: `${match.hostName} – ${match.awayName} (${eventId})` }],
  }),
  marketCode: ({ match, marketCode }) => ({
    value: marketCode,
    choices:
      match && Object.entries(match.markets).map(([code, each]) => ({ value: code, label: marketText(code, each) })),
  }),
  selectionCode: ({ match, marketCode }) => ({
    choices:
      match &&
      Object.entries(match.markets[marketCode] ?? {}).map(([code, price]) => ({
        value: code,
        label: `${code} ${priceText(price)}`,
      })),
  }),
  'status.key': ({ state }) => ({
    value: 'disableBettingPage',
    choices: plain((state?.statuses ?? []).map(({ key }) => key)),
  }),
  url: () => ({ value: ticketRequest.url, suggestions: droppable.map(({ url }) => url) }),
};

/** How a field of a command is filled in, as things are now. */
export const fillingOf = (command: string, { name, kind, choices }: Field, desk: Desk): Filling => ({
  value: '',
  choices: kind === 'boolean' ? plain(['true', 'false']) : kind === 'choice' ? plain(choices) : null,
  suggestions: [],
  ...presets[command]?.[name],
  ...(known[`${command}.${name}`] ?? known[name])?.(desk),
});
