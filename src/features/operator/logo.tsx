import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../running/use-operator.ts';
import css from './logo.module.css';

/** A picture of the operator's own server or another site over https; nothing else gets into the page. */
const safeImage = (source: string): boolean => /^\/(?!\/)/.test(source) || source.startsWith('https://');

/** As the document says, which a browser keeps where the operator's settings cannot be asked for. */
const nameInDocument = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-title"]')?.content ?? '';

/** The operator's logo, the way home; his name where there is none. */
export const Logo = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  const operator = useOperator();
  const name = operator?.name ?? nameInDocument();
  return (
    <Link to="/" className={`${css.logo} ${className ?? ''}`} aria-label={`${name} ${t('menu.home')}`}>
      {operator && safeImage(operator.logo) ? <img src={operator.logo} alt={name} /> : name}
    </Link>
  );
};
