import { IconExternalLink } from '@tabler/icons-react';
import { isHttps } from '../../../contract/entities/link.ts';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import css from './operator-contact.module.css';

/** Where else the operator can be found; what is no https address is left out. */
export const OperatorContact = ({ operator }: { operator: ThemeMode | null }) => (
  <ul className={css.links}>
    {(operator?.socialLinks ?? [])
      .filter(({ url }) => isHttps(url))
      .map(({ name, url }) => (
        <li key={url}>
          <a href={url} className={css.link} target="_blank" rel="noreferrer noopener">
            <IconExternalLink size={16} stroke={1.75} aria-hidden />
            {name}
          </a>
        </li>
      ))}
  </ul>
);
