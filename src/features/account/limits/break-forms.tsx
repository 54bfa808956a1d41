import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exclusionLength, exclusionLengths } from '../../../../contract/entities/play-limit.ts';
import { timeOutDays } from '../../../../domain/limits.ts';
import type { BreakChoice } from '../../../../machines/play-limits/play-limits.machine.ts';
import { usePlayLimitsRef } from '../../../running/machines.ts';
import { SelectField } from '../../../ui/kit/select-field.tsx';
import css from './break-forms.module.css';

export const exclusionNames = {
  sixMonths: 'exclusion.sixMonths',
  year: 'exclusion.year',
  forGood: 'exclusion.forGood',
} as const;

interface BreakFormProps {
  label: string;
  action: string;
  choiceOf(value: string): BreakChoice;
  children: ReactNode;
}

/** Which break is wanted; it begins only after it was asked about once more. */
const BreakForm = ({ label, action, choiceOf, children }: BreakFormProps) => {
  const machine = usePlayLimitsRef();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('break'));
    machine.send({ type: 'break.chosen', choice: choiceOf(value) });
  };
  return (
    <form className={css.form} onSubmit={choose}>
      <SelectField className={css.choice} label={label} name="break">
        {children}
      </SelectField>
      <button type="submit" className={css.begin}>
        {action}
      </button>
    </form>
  );
};

export const TimeOutForm = () => {
  const { t } = useTranslation('play');
  return (
    <BreakForm
      label={t('timeOut.label')}
      action={t('timeOut.action')}
      choiceOf={(value) => ({ kind: 'timeOut', days: Number(value) })}
    >
      {timeOutDays.map((days) => (
        <option key={days} value={days}>
          {t('timeOut.days', { count: days })}
        </option>
      ))}
    </BreakForm>
  );
};

export const ExclusionForm = () => {
  const { t } = useTranslation('play');
  return (
    <BreakForm
      label={t('exclusion.label')}
      action={t('exclusion.action')}
      choiceOf={(value) => ({ kind: 'selfExclusion', length: exclusionLength.parse(value) })}
    >
      {exclusionLengths.map((length) => (
        <option key={length} value={length}>
          {t(exclusionNames[length])}
        </option>
      ))}
    </BreakForm>
  );
};
