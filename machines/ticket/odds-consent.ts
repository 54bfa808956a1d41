import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { isAsked, policyOf } from '../../domain/ticket/odds-policy.ts';
import { isOn, visitor } from './player-switch.ts';
import type { TicketContext } from './ticket-context.ts';
import type { TicketReport } from './ticket-event.ts';

type PolicyFacts = Pick<TicketContext, 'autoOddsUsers' | 'oddsPolicies' | 'userId'>;

/** Which changes of odds the player accepts by himself; none while his switch is off. */
export const oddsPolicyOf = (context: PolicyFacts): OddsPolicy =>
  policyOf(isOn(context.autoOddsUsers, context.userId), context.oddsPolicies[context.userId ?? visitor]);

/** What the player has just chosen, for his account. */
export const consentOf = (context: PolicyFacts): TicketReport => ({
  type: 'consent.changed',
  policy: oddsPolicyOf(context),
});

/** Whether something on the slip changed further than the player accepts by himself. */
export const mustAccept = (context: PolicyFacts & Pick<TicketContext, 'selections'>): boolean => {
  const policy = oddsPolicyOf(context);
  return context.selections.some((selection) => isAsked(policy, selection));
};

/** The player's own policy, which turns his switch as well; switched off, he keeps it for the next time. */
export const chosenPolicy = (context: TicketContext, policy: OddsPolicy) => {
  const user = context.userId ?? visitor;
  const others = context.autoOddsUsers.filter((other) => other !== user);
  if (policy.mode === 'none') return { autoOddsUsers: others };
  return { autoOddsUsers: [...others, user], oddsPolicies: { ...context.oddsPolicies, [user]: policy } };
};
