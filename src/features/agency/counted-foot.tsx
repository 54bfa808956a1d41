import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../ui/kit/check-field.tsx';
import css from './transfer.module.css';

interface CountedFootProps {
  /** The cash that is counted, with its currency. */
  money: string;
  /** What the press does, in words. */
  words: string;
  onPress(): void;
  /** Another way on. */
  children?: ReactNode;
}

/** The tick that the cash was counted, and the press that it allows. */
export const CountedFoot = ({ money, words, onPress, children }: CountedFootProps) => {
  const { t } = useTranslation('agency');
  const [counted, setCounted] = useState(false);
  return (
    <div className={css.foot}>
      <CheckField
        label={t('transfer.counted', { money })}
        aria-required
        checked={counted}
        onChange={(event) => setCounted(event.currentTarget.checked)}
      />
      <button type="button" className={css.pay} disabled={!counted} onClick={onPress}>
        {words}
      </button>
      {children}
      <p className={css.once}>{t('transfer.once')}</p>
    </div>
  );
};
