import { useTranslation } from 'react-i18next';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import css from './odds-policy-choice.module.css';
import { Switch } from './switch.tsx';

/** Falls that can be chosen to be accepted, in percent. */
const tolerances = [1, 2, 5, 10];

interface OddsPolicyChoiceProps {
  policy: OddsPolicy;
  onToggle(): void;
  onChoose(policy: OddsPolicy): void;
}

const nameOf = ({ mode, tolerance }: OddsPolicy) => (tolerance === null ? mode : String(tolerance));
const policyNamed = (name: string): OddsPolicy =>
  name === 'any' || name === 'higher' ? { mode: name, tolerance: null } : { mode: 'any', tolerance: Number(name) };

/** The switch that accepts changes of odds and, once it is on, which ones. Plain because slip and drawer are. */
export const OddsPolicyChoice = ({ policy, onToggle, onChoose }: OddsPolicyChoiceProps) => {
  const { t } = useTranslation(['ticket', 'slip']);
  const own = policy.tolerance;
  const falls = own === null || tolerances.includes(own) ? tolerances : [...tolerances, own];
  return (
    <>
      <Switch label={t('autoOdds')} checked={policy.mode !== 'none'} onChange={onToggle} />
      {policy.mode !== 'none' && (
        <label className={css.choice}>
          {t('oddsPolicy', { ns: 'slip' })}
          <select
            className={css.select}
            value={nameOf(policy)}
            onChange={(event) => onChoose(policyNamed(event.currentTarget.value))}
          >
            <option value="any">{t('oddsAny', { ns: 'slip' })}</option>
            <option value="higher">{t('oddsHigher', { ns: 'slip' })}</option>
            {falls.map((percent) => (
              <option key={percent} value={percent}>
                {t('oddsWithin', { ns: 'slip', percent })}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
