import { useOddsPolicy } from '../../running/use-odds-policy.ts';
import { OddsPolicyChoice } from '../../ui/odds-policy-choice.tsx';

/** The slip's own choice, shown here as well. */
export const AutoOddsSwitch = () => <OddsPolicyChoice {...useOddsPolicy()} />;
