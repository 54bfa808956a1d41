import { useTranslation } from 'react-i18next';
import { realityCheckMinutes } from '../../../../domain/limits.ts';
import { usePlayLimits, usePlayLimitsRef } from '../../../running/machines.ts';
import { SelectField } from '../../../ui/kit/select-field.tsx';
import css from './break-forms.module.css';

/** How often the player wants to be reminded how long he has been playing. */
export const RealityCheckSelect = ({ minutes }: { minutes: number | null }) => {
  const { t } = useTranslation('play');
  const machine = usePlayLimitsRef();
  const changing = usePlayLimits((state) => state.matches('changing'));
  return (
    <SelectField
      className={css.choice}
      label={t('reality.label')}
      disabled={changing}
      value={minutes ?? ''}
      onChange={({ currentTarget: { value } }) =>
        machine.send({
          type: 'change.made',
          change: { kind: 'realityCheck', minutes: value === '' ? null : Number(value) },
        })
      }
    >
      <option value="">{t('reality.never')}</option>
      {realityCheckMinutes.map((each) => (
        <option key={each} value={each}>
          {t('reality.every', { minutes: each })}
        </option>
      ))}
    </SelectField>
  );
};
