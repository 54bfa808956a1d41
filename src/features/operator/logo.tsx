import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../running/use-operator.ts';
import css from './logo.module.css';

/** A picture of the operator's own server or another site over https; nothing else gets into the page. */
const safeImage = (source: string): boolean => /^\/(?!\/)/.test(source) || source.startsWith('https://');

/** The operator's logo, the way home. */
export const Logo = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  const operator = useOperator();
  return (
    <Link to="/" className={`${css.logo} ${className ?? ''}`} aria-label={`${operator?.name ?? ''} ${t('menu.home')}`}>
      {operator && (safeImage(operator.logo) ? <img src={operator.logo} alt={operator.name} /> : operator.name)}
    </Link>
  );
};
