import { createHmac } from 'node:crypto';
import type { AffiliatePlan } from '../../contract/entities/affiliate.ts';
import { foldName } from '../../domain/identity/fold-name.ts';
import type { Database } from '../database/client.ts';
import type { SelfReferral } from '../database/schema/affiliates.ts';
import type { NewPlayer, Referrals } from '../identity/referrals.ts';
import type { Clock } from '../time/clock.ts';
import {
  codeOf,
  lockAffiliate,
  type Mark,
  personOf,
  sharedMark,
  storeClick,
  storeMarks,
  storePlayer,
  storeRefusal,
} from './affiliate-repository.ts';
import type { Postbacks } from './postbacks.ts';

export interface ReferralNeeds {
  database: Database;
  clock: Clock;
  /** By it what affiliates are known by is hashed. */
  secret: string;
  postbacks: Pick<Postbacks, 'registered'>;
}

/** Where somebody calls from. */
export interface Whereabouts {
  device: string | null;
  address: string;
}

/** The default plan, in dinars. */
export const defaultPlan: AffiliatePlan = {
  cpa: { amount: 3_000, minTurnover: 10_000, holdDays: 30 },
  share: [
    { from: 0, percent: 25 },
    { from: 100_000, percent: 30 },
    { from: 500_000, percent: 35 },
  ],
  subPercent: 5,
  carryOver: true,
};

/** An affiliate is recognised by his addresses and devices of this time. */
const markAge = 30 * 24 * 3_600_000;

/** A code as it is stored, however it was typed. */
export const foldCode = (code: string): string => code.trim().toUpperCase();

/** The mailbox of an address: the part after a plus, and dots where a provider ignores them, make no difference. */
const mailboxOf = (emailKey: string | null): string | null => {
  if (emailKey === null) return null;
  const [name = '', host = ''] = emailKey.split('@');
  const plain = name.split('+')[0] ?? '';
  return `${['gmail.com', 'googlemail.com'].includes(host) ? plain.replaceAll('.', '') : plain}@${host}`;
};

const nameOf = (first: string | null, last: string | null): string | null =>
  first && last ? [foldName(first), foldName(last)].sort().join(' ') : null;

export interface AffiliateReferrals extends Referrals {
  /** Counts a click; false for a code that brings nobody. */
  click(code: string): Promise<boolean>;
  /** Remembers where an affiliate calls from. */
  seen(affiliate: string, at: Whereabouts): Promise<void>;
}

/** Which affiliate brought which player. A player is bound when he registers, and for good; nobody is bound to himself. */
export const createReferrals = ({ database, clock, secret, postbacks }: ReferralNeeds): AffiliateReferrals => {
  const marksOf = ({ device, address }: Whereabouts): Mark[] => {
    const hash = (kind: string, value: string) =>
      createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url');
    return [
      ...(device === null ? [] : [{ kind: 'device' as const, hash: hash('device', device) }]),
      { kind: 'address', hash: hash('address', address) },
    ];
  };

  const activeCode = async (within: Database, code: string) => {
    const found = await codeOf(within, foldCode(code));
    return found?.active ? found : null;
  };

  /** Why a new player seems to be the affiliate himself; null when he does not. */
  const selfReferral = async (within: Database, affiliate: string, player: NewPlayer): Promise<SelfReferral | null> => {
    const own = await personOf(within, affiliate);
    if (own && mailboxOf(own.emailKey) === mailboxOf(player.emailKey)) return 'mailbox';
    const name = nameOf(player.firstName, player.lastName);
    if (own && name !== null && name === nameOf(own.firstName, own.lastName)) return 'name';
    return sharedMark(within, affiliate, marksOf(player), clock.now() - markAge);
  };

  return {
    isKnown: async (code) => (await activeCode(database, code)) !== null,

    bind: async (within, player) => {
      const code =
        (player.typed && (await activeCode(within, player.typed))) ||
        (player.linked && (await activeCode(within, player.linked)));
      if (!code) return;
      const affiliate = await lockAffiliate(within, code.affiliate);
      const at = clock.now();
      const row = { userId: player.id, affiliate: code.affiliate, code: code.code };
      const reason = await selfReferral(within, code.affiliate, player);
      if (reason) {
        await storeRefusal(within, { ...row, reason, at });
        return;
      }
      const number = await storePlayer(within, { ...row, boundAt: at });
      await postbacks.registered(within, affiliate, { number, code: code.code });
    },

    click: async (typed) => {
      const code = await activeCode(database, typed);
      if (code) await storeClick(database, code.code, clock.now());
      return code !== null;
    },

    seen: (affiliate, where) => storeMarks(database, affiliate, marksOf(where), clock.now()),
  };
};
