import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeColours } from '../../../contract/entities/theme-template.ts';
import { themeModes, themeTokens } from '../../../contract/entities/theme-template.ts';
import type { WantedColour } from '../../../domain/theme/draft.ts';
import { harmonyFrom } from '../../../domain/theme/harmony.ts';
import { modeTokens } from '../../theme/tokens.ts';
import { HexField } from './hex-field.tsx';
import css from './token-list.module.css';
import { useEditor, useEditorRef } from './use-editor.ts';

const all = (colours: ThemeColours): WantedColour[] =>
  themeModes.flatMap((mode) => themeTokens.map((token) => ({ mode, token, to: colours[mode][token] })));

/** Both modes from one brand colour. */
export const BrandColour = () => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const accent = useEditor(({ context }) => context.colours.dark.accent);
  const [brand, setBrand] = useState<string | null>(null);
  const make = () =>
    editor.send({ type: 'colours.chosen', wanted: all(harmonyFrom(brand ?? accent, modeTokens)), gesture: null });
  return (
    <fieldset className={css.brand}>
      <legend className={css.legend}>{t('brand.title')}</legend>
      <span className={css.swatch} style={{ background: brand ?? accent }} />
      <HexField colour={brand ?? accent} label={t('brand.colour')} onChoose={setBrand} />
      <button type="button" className={css.make} onClick={make}>
        <IconSparkles size={18} stroke={1.75} aria-hidden />
        {t('brand.make')}
      </button>
    </fieldset>
  );
};
