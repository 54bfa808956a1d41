import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { isAsked, policyOf } from '../../domain/ticket/odds-policy.ts';
import type { TicketContext } from './ticket-context.ts';

const visitor = '';

export const acceptsOddsChanges = ({
  autoOddsUsers,
  userId,
}: Pick<TicketContext, 'autoOddsUsers' | 'userId'>): boolean => autoOddsUsers.includes(userId ?? visitor);

type PolicyFacts = Pick<TicketContext, 'autoOddsUsers' | 'oddsPolicies' | 'userId'>;

/** Which changes of odds the player accepts by himself; none while his switch is off. */
export const oddsPolicyOf = (context: PolicyFacts): OddsPolicy =>
  policyOf(acceptsOddsChanges(context), context.oddsPolicies[context.userId ?? visitor]);

/** Whether something on the slip changed further than the player accepts by himself. */
export const mustAccept = (context: PolicyFacts & Pick<TicketContext, 'selections'>): boolean => {
  const policy = oddsPolicyOf(context);
  return context.selections.some((selection) => isAsked(policy, selection));
};

/** Turns the player's own switch; the others' stay. */
export const toggledAutoOdds = (context: TicketContext): readonly string[] => {
  const user = context.userId ?? visitor;
  return acceptsOddsChanges(context)
    ? context.autoOddsUsers.filter((other) => other !== user)
    : [...context.autoOddsUsers, user];
};

/** The player's own policy, which turns his switch as well; switched off, he keeps it for the next time. */
export const chosenPolicy = (context: TicketContext, policy: OddsPolicy) => {
  const user = context.userId ?? visitor;
  const others = context.autoOddsUsers.filter((other) => other !== user);
  if (policy.mode === 'none') return { autoOddsUsers: others };
  return { autoOddsUsers: [...others, user], oddsPolicies: { ...context.oddsPolicies, [user]: policy } };
};
