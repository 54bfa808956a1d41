import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { themeModes } from '../../../contract/entities/theme-template.ts';
import { SiteFrame } from './site-frame.tsx';
import css from './site-frames.module.css';
import { useEditor } from './use-editor.ts';

/** The site itself, in each mode that is wanted, above each other. */
export const SiteFrames = () => {
  const { t } = useTranslation('theme');
  const view = useEditor(({ context }) => context.view);
  // The page that the editor was opened over.
  const [address] = useState(() => `${window.location.pathname}${window.location.search}`);
  return (
    <section className={css.frames} aria-label={t('site')}>
      {themeModes
        .filter((mode) => view === 'both' || view === mode)
        .map((mode) => (
          <SiteFrame key={mode} mode={mode} address={address} />
        ))}
    </section>
  );
};
