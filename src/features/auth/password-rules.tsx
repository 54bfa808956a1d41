import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type PasswordRule, passwordRules } from '../../../contract/entities/account.ts';
import css from './password-rules.module.css';

const texts = {
  length: 'rules.length',
  upper: 'rules.upper',
  lower: 'rules.lower',
  digit: 'rules.digit',
} as const satisfies Record<PasswordRule, string>;

/** The rules of a new password, each marked as soon as it is met. */
export const PasswordRules = ({ password }: { password: string }) => {
  const { t } = useTranslation('auth');
  const met = passwordRules(password);
  return (
    <ul className={css.rules} aria-label={t('rules.title')}>
      {(Object.keys(texts) as PasswordRule[]).map((rule) => {
        const Icon = met[rule] ? IconCheck : IconPoint;
        return (
          <li key={rule} className={css.rule} data-met={met[rule]}>
            <Icon size={14} stroke={2} aria-hidden />
            {t(texts[rule])}
            <span className="visually-hidden">{met[rule] ? t('rules.met') : t('rules.open')}</span>
          </li>
        );
      })}
    </ul>
  );
};
