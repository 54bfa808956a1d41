import { IconChevronDown, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ThemeToken } from '../../../contract/entities/theme-template.ts';
import { type PairSeen, seenPairs } from '../../../domain/theme/contrast-pairs.ts';
import { BrandColour } from './brand-colour.tsx';
import { tokenGroups } from './token-groups.ts';
import css from './token-list.module.css';
import { TokenRow } from './token-row.tsx';
import { useEditor } from './use-editor.ts';

/** All variables with their colours in both modes, by where they are seen. */
export const TokenList = () => {
  const { t } = useTranslation('theme');
  const colours = useEditor(({ context }) => context.colours);
  const row = useEditor(({ context }) => context.row);
  const pairs = new Map<string, PairSeen>(seenPairs(colours).map((pair) => [`${pair.mode} ${pair.token}`, pair]));
  const ofModes = (token: ThemeToken) => ({ dark: pairs.get(`dark ${token}`), light: pairs.get(`light ${token}`) });
  return (
    <div className={css.list}>
      <BrandColour />
      <div className={css.heads} aria-hidden>
        <span>{t('seenIn')}</span>
        <span>
          <IconMoon size={14} stroke={1.75} />
          {t('columns.dark')}
        </span>
        <span>
          <IconSun size={14} stroke={1.75} />
          {t('columns.light')}
        </span>
      </div>
      {tokenGroups.map(({ key, tokens }) => (
        <details key={key} open className={css.group}>
          <summary className={css.summary}>
            <h3>{t(`groups.${key}`)}</h3> <span className={css.count}>{tokens.length}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </summary>
          <ul>
            {tokens.map((token) => (
              <TokenRow
                key={token}
                token={token}
                colours={colours}
                pairs={ofModes(token)}
                {...(token === 'accent' ? { textOnIt: ofModes('on-accent') } : {})}
                open={row?.token === token ? row.mode : null}
              />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
};
